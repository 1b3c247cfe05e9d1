/** At which width rows fold in a box, and at which scale a chain is drawn there. Pure. */
import type { Laid, Layout } from '../wire/frames.ts';
import { place, type Chain } from './place.ts';

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
