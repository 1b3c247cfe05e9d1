/** At which width rows fold in a box, and at which scale and where a chain is drawn there. Pure. */
import type { Laid, Layout } from '../wire/frames.ts';
import { branches, place, type Chain } from './place.ts';

export interface Box {
  w: number;
  h: number;
}

/** Half a tile is never drawn larger, in px. */
const LARGEST = 30;
const HALVES = [6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20];

/** Pixels per half tile, so that everything and every open end is inside the box. */
export function scaleOf(chain: Chain, box: Box, largest = LARGEST): number {
  return Math.min(largest, box.w / 2 / (chain.reach.x + 0.2), box.h / 2 / (chain.reach.y + 0.2));
}

/** Where the first tile lies, in px from the middle of the box, and px per half tile. */
export interface Sight {
  scale: number;
  x: number;
  y: number;
}

/** Round the chain, in half tiles. */
const MARGIN = 0.2;
/** Whoever looks from another point sees all a little smaller, never merely pushed aside. */
const SMALLER = 0.96;

/**
 * How the chain is seen, from the first tile on: as it grows out of sight all becomes smaller, and
 * only together with that the middle moves to where most room is won. `order` as in `place`.
 */
export function sightOf(
  layout: Layout,
  half: number,
  order: readonly string[],
  box: Box,
  largest: number,
): Sight {
  let sight: Sight = { scale: largest, x: 0, y: 0 };
  if (branches(layout)) return seeAll(place(layout, half, order), box, sight);
  for (let laid = 1; laid < order.length; laid += 1) {
    const early = order.slice(0, laid);
    sight = seeAll(place(before(layout, early), half, early), box, sight);
  }
  return seeAll(place(layout, half, order), box, sight);
}

/** The layout when only these tiles lay there. */
function before(layout: Layout, tiles: readonly string[]): Layout {
  const laid = new Set(tiles);
  const spinner = layout.spinner !== null && laid.has(layout.spinner) ? layout.spinner : null;
  const arms = layout.arms
    .filter(({ name }) => spinner !== null || name === 'left' || name === 'right')
    .map((arm) => ({ ...arm, end: 0, tiles: arm.tiles.filter(({ tile }) => laid.has(tile)) }));
  return { ...layout, spinner, arms };
}

function seeAll({ round }: Chain, box: Box, seen: Sight): Sight {
  const sides = [
    { least: round.left, most: round.right, room: box.w / 2, at: seen.x },
    { least: round.top, most: round.bottom, room: box.h / 2, at: seen.y },
  ];
  /** From the same point of view. */
  const here = Math.min(
    seen.scale,
    ...sides.flatMap(({ least, most, room, at }) => [
      (room + at) / (MARGIN - least),
      (room - at) / (MARGIN + most),
    ]),
  );
  const anywhere = Math.min(
    here === seen.scale ? 0 : seen.scale * SMALLER,
    ...sides.map(({ least, most, room }) => (2 * room) / (most - least + 2 * MARGIN)),
  );
  if (here >= anywhere) return { ...seen, scale: here };
  const middle = (least: number, most: number): number => (-anywhere * (least + most)) / 2;
  return {
    scale: anywhere,
    x: middle(round.left, round.right),
    y: middle(round.top, round.bottom),
  };
}

/** The width at which long chains are drawn largest; it depends on the box alone. */
export function halfWidth(box: Box): number {
  const chains = [longChain([14, 13]), longChain([20, 7]), longChain([7, 7, 7, 6])];
  let best = HALVES[0] ?? 6;
  let most = 0;
  for (const half of HALVES) {
    const scales = chains.map((layout) => scaleOf(place(layout, half), box, 1000));
    const worst = Math.min(...scales);
    if (worst > most + 0.25) [best, most] = [half, worst];
  }
  return best;
}

/** A layout with arms of these lengths, every fourth tile a double. */
function longChain(lengths: readonly number[]): Layout {
  const names = ['left', 'right', 'up', 'down'];
  const tiles = (count: number): Laid[] =>
    Array.from({ length: count }, (_, at) =>
      at % 4 === 3 ? { tile: '1-1', outward: 1 } : { tile: '0-1', outward: 1, across: false },
    );
  return {
    first: '6-6',
    spinner: lengths.length > 2 ? '6-6' : null,
    arms: lengths.map((count, at) => ({ name: names[at] ?? '', tiles: tiles(count), end: 1 })),
  };
}
