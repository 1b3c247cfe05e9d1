/**
 * Where every tile of a layout lies. Pure: the same layout, order and width give the same places,
 * and a tile never moves when others come. Each arm has a part of the plane for itself: the line
 * to the left grows upwards, the one to the right downwards; at a spinner the upper arm takes the
 * upper right and the lower arm the lower left. With arms at more doubles they grow (`grow`).
 */
import type { Arm, Laid, Layout } from '../wire/frames.ts';
import { grow } from './grow.ts';
import type { Thread } from './spots.ts';
import { GAP, isDouble, lies, walk, type Bounds, type Placed, type Start } from './walker.ts';

export interface Chain {
  placed: Placed[];
  /** Where the next tile of each arm would lie. */
  next: Placed[];
  /** From arms to tiles that found no room beside them. */
  threads: Thread[];
  /** How far it reaches from the first tile, to either side. */
  reach: { x: number; y: number };
  /** The rectangle round it all. */
  round: { left: number; top: number; right: number; bottom: number };
}

const FOUR = ['left', 'right', 'up', 'down'];
/** Keeps the columns of two arms apart. */
const APART = 0.75;

/**
 * `half`: half the width in half tiles at which rows fold. `order`: the tiles in the order in
 * which they were laid. Where arms may grow from a double the line stays straight until the first
 * one lies.
 */
export function place(layout: Layout, half: number, order: readonly string[] = []): Chain {
  if (layout.first === null) return empty();
  if (branches(layout)) {
    const { placed, next, threads } = grow(layout, order);
    return measured(placed, next, threads);
  }
  const flipped = armWith(layout, 'left', layout.spinner) !== undefined;
  const view = flipped ? turned(layout) : layout;
  const chain = placeFacingRight(view, layout.first, flipped, half, layout.crosses ? order : null);
  if (!flipped) return measured(chain.placed, chain.next);
  return measured(chain.placed.map(turnedPlace), chain.next.map(turnedPlace));
}

/** Whether arms grow from more than one double. */
export const branches = (layout: Layout): boolean =>
  layout.arms.some((arm) => !FOUR.includes(arm.name));

function empty(): Chain {
  const next = { tile: '', arm: '', a: -1, b: -1, x: 0, y: 0, angle: 0, closed: false };
  return measured([], [next]);
}

/** A spinner, if there is one, lies in the middle or to the right here. */
function placeFacingRight(
  layout: Layout,
  first: string,
  flipped: boolean,
  half: number,
  order: readonly string[] | null,
): { placed: Placed[]; next: Placed[] } {
  const across = layout.across ?? true;
  const long = isDouble(first) && across ? 0.5 : 1;
  const left = tilesOf(layout, 'left');
  const right = tilesOf(layout, 'right');
  const spinner = spinnerAt(layout, first, long, right);
  const ends = (arm: readonly Laid[]): number =>
    long + (order ? length(straight(first, arm, order)) : 0) + 1 + GAP;
  const [west, east] = [ends(left), ends(right)];
  const alone = spinner === null;
  // A line long to one side folds the sooner at the other.
  const low = -Math.max(west, alone ? Math.min(half, 2 * half - east) : half);
  const high = Math.max(
    east,
    alone ? Math.min(half, 2 * half - west) : Math.max(half, spinner + 6.6),
  );
  const starts = startsOf(long, low, high, spinner);
  const placed = [middle(first, flipped, across)];
  const next: Placed[] = [];
  for (const arm of layout.arms) {
    const start = starts.find((each) => each.arm === arm.name);
    if (!start) continue;
    const walked = walk(start, arm.tiles);
    placed.push(...walked.placed);
    if (arm.end !== null) next.push(walked.next);
  }
  return { placed, next };
}

function startsOf(long: number, low: number, high: number, spinner: number | null): Start[] {
  const alone = spinner === null;
  const at = spinner ?? 0;
  const left: Bounds = (row) => [low, row > 0 && !alone ? -APART : high];
  const right: Bounds = (row) => {
    if (alone) return [low, high];
    return [row > 2 ? -0.5 : at + APART, high];
  };
  const upper: Bounds = () => [-0.5, high];
  const lower: Bounds = (row) => [low, row > 0 ? -APART : at + 0.5];
  return [
    { arm: 'left', x: -long, y: 0, along: -1, across: -1, bounds: left },
    { arm: 'right', x: long, y: 0, along: 1, across: 1, bounds: right },
    { arm: 'up', x: at, y: -1, along: 1, across: -1, bounds: upper, column: true },
    { arm: 'down', x: at, y: 1, along: -1, across: 1, bounds: lower, column: true },
  ];
}

/** Where the spinner stands on the line: 0 is the first tile; null without one. */
function spinnerAt(
  layout: Layout,
  first: string,
  long: number,
  right: readonly Laid[],
): number | null {
  if (layout.spinner === null) return null;
  if (layout.spinner === first) return 0;
  const before = right.findIndex((laid) => laid.tile === layout.spinner);
  return before < 0 ? null : long + length(right.slice(0, before)) + GAP + 0.5;
}

/** The tiles of an arm that were laid before there was any double. */
function straight(first: string, arm: readonly Laid[], order: readonly string[]): readonly Laid[] {
  if (isDouble(first)) return [];
  const double = order.findIndex(isDouble);
  const early = new Set(double < 0 ? order : order.slice(0, double));
  return arm.filter((laid) => early.has(laid.tile));
}

const length = (tiles: readonly Laid[]): number =>
  tiles.reduce((sum, laid) => sum + GAP + (lies(laid) ? 2 : 1), 0);

function middle(first: string, flipped: boolean, across: boolean): Placed {
  const [low = 0, high = 0] = first.split('-').map(Number);
  const [a, b] = flipped ? [high, low] : [low, high];
  const angle = isDouble(first) && across ? 90 : 0;
  return { tile: first, arm: '', a, b, x: 0, y: 0, angle, closed: false };
}

const tilesOf = (layout: Layout, arm: string): readonly Laid[] =>
  layout.arms.find((each) => each.name === arm)?.tiles ?? [];

function armWith(layout: Layout, arm: string, tile: string | null): Laid | undefined {
  return tile === null ? undefined : tilesOf(layout, arm).find((laid) => laid.tile === tile);
}

/** The layout turned by half a circle: what is easy to the right is so to the left. */
function turned(layout: Layout): Layout {
  const opposite: Record<string, string> = { left: 'right', right: 'left', up: 'down', down: 'up' };
  const turn = (arm: Arm): Arm => ({ ...arm, name: opposite[arm.name] ?? arm.name });
  return { ...layout, arms: layout.arms.map(turn) };
}

function turnedPlace(place: Placed): Placed {
  const opposite: Record<string, string> = { left: 'right', right: 'left', up: 'down', down: 'up' };
  return {
    ...place,
    arm: opposite[place.arm] ?? place.arm,
    x: 0 - place.x,
    y: 0 - place.y,
    angle: place.angle + 180,
  };
}

/** Half the width and half the height of a tile as it lies. */
export function extent(place: Placed): { x: number; y: number } {
  return Math.abs(place.angle % 180) === 90 ? { x: 0.5, y: 1 } : { x: 1, y: 0.5 };
}

function measured(placed: Placed[], next: Placed[], threads: Thread[] = []): Chain {
  const round = { left: -1, top: -1, right: 1, bottom: 1 };
  for (const each of [...placed, ...next]) {
    const size = extent(each);
    round.left = Math.min(round.left, each.x - size.x);
    round.right = Math.max(round.right, each.x + size.x);
    round.top = Math.min(round.top, each.y - size.y);
    round.bottom = Math.max(round.bottom, each.y + size.y);
  }
  const reach = {
    x: Math.max(-round.left, round.right),
    y: Math.max(-round.top, round.bottom),
  };
  return { placed, next, threads, reach, round };
}
