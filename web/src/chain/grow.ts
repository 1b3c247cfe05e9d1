/**
 * Where the tiles of a layout lie that has arms at several doubles: every arm goes straight on
 * from where it begins and turns aside only when something is in its way. Tiles are placed in the
 * order in which they were laid, each depending on those before it alone, so none ever moves.
 */
import type { Arm, Laid, Layout } from '../wire/frames.ts';
import { clearance, free, rectOf, type Rect } from './room.ts';
import {
  AHEAD,
  far,
  goOn,
  rectAhead,
  same,
  sidesOf,
  spots,
  thread,
  WAYS,
  type End,
  type Spot,
  type Thread,
} from './spots.ts';
import { lies, type Placed } from './walker.ts';

export interface Grown {
  placed: Placed[];
  next: Placed[];
  threads: Thread[];
}

/** Somebody finds no room for the next tile, or for the one after it. */
const TIGHT = 60;
const CLOSE = 20;
export function grow(layout: Layout, order: readonly string[]): Grown {
  const growth = new Growth(layout);
  for (let arm = growth.nextArm(order); arm !== null; arm = growth.nextArm(order)) growth.put(arm);
  return growth.result();
}

/** The direction that an arm's name tells: `up4` goes up. */
export const wordOf = (arm: string): string => arm.replace(/\d$/, '');

class Growth {
  private readonly placed: Placed[] = [];
  private readonly rects: Rect[] = [];
  private readonly ends = new Map<string, End>();
  /** Beside every double, where arms may begin. */
  private readonly kept: End[] = [];
  private readonly done = new Map<string, number>();
  private readonly threads: Thread[] = [];

  constructor(private readonly layout: Layout) {
    const first = layout.first ?? '';
    const laid = { tile: first, outward: Number(first[2]), across: layout.across ?? true };
    const along = lies(laid);
    const angle = along ? 0 : 90;
    const rect = rectOf(0, 0, angle);
    this.rects.push(rect);
    this.placed.push({ ...halves(laid, false), arm: '', x: 0, y: 0, angle, closed: false });
    const long = along ? 1 : 0.5;
    for (const [name, dx] of [
      ['left', -1],
      ['right', 1],
    ] as const)
      this.ends.set(name, { x: dx * long, y: 0, dx, dy: 0 });
    this.open(laid, rect, { x: 0, y: 0, dx: 1, dy: 0 });
  }

  /** The arm of the tile that was laid next, among those that can be reached. */
  nextArm(order: readonly string[]): Arm | null {
    let found: Arm | null = null;
    let earliest = Infinity;
    for (const arm of this.layout.arms) {
      const laid = arm.tiles[this.done.get(arm.name) ?? 0];
      if (!laid || !this.ends.has(arm.name)) continue;
      const at = order.indexOf(laid.tile);
      const when = at < 0 ? Number.MAX_SAFE_INTEGER : at;
      if (when >= earliest) continue;
      [found, earliest] = [arm, when];
    }
    return found;
  }

  put(arm: Arm): void {
    const at = this.done.get(arm.name) ?? 0;
    const laid = arm.tiles[at];
    const end = this.ends.get(arm.name);
    if (!laid || !end) return;
    const near = this.best(arm.name, end, lies(laid), laid.closed ?? false);
    const spot = near ?? far(end, this.rects);
    if (near === null) this.threads.push(thread(arm.name, end, spot));
    this.done.set(arm.name, at + 1);
    this.rects.push(spot.rect);
    const { x, y } = spot.rect;
    const tile = halves(laid, true);
    this.placed.push({ ...tile, arm: arm.name, x, y, angle: spot.angle, closed: !!laid.closed });
    if (laid.closed) this.ends.delete(arm.name);
    else {
      this.ends.set(arm.name, spot.end);
      this.open(laid, spot.rect, spot.end);
    }
  }

  /** The arms that begin at this double; all of them keep their room from the start. */
  private open(laid: Laid, rect: Rect, onward: End): void {
    if (laid.tile[0] !== laid.tile[2] || lies(laid)) return;
    const level = onward.dx !== 0;
    const begins = (dx: number, dy: number): End => ({
      x: rect.x + dx * rect.w,
      y: rect.y + dy * rect.h,
      dx,
      dy,
    });
    const sides = level ? [begins(0, -1), begins(0, 1)] : [begins(-1, 0), begins(1, 0)];
    this.kept.push(...sides);
    for (const arm of this.layout.arms) {
      if (arm.root !== laid.tile) continue;
      const word = WAYS[wordOf(arm.name)] ?? { dx: 0, dy: 0 };
      const back = word.dx + word.dy < 0;
      const side = sides[back ? 0 : 1];
      if (side) this.ends.set(arm.name, side);
    }
  }

  /** Where a tile is best put so that every other arm can go on, too. */
  private best(arm: string, end: End, lying: boolean, closed: boolean): Spot | null {
    const others = this.others(arm);
    let found: Spot | null = null;
    for (const spot of spots(end, lying)) {
      if (!free(spot.rect, this.rects)) continue;
      const rects = [...this.rects, spot.rect];
      const onward = closed ? [] : [spot.end, ...(lying ? [] : sidesOf(spot))];
      const all = [...others, ...onward];
      for (const each of all) spot.cost += AHEAD - clearance(each, rects, AHEAD);
      const ahead = goOn(all, rects);
      if (ahead === null) spot.cost += TIGHT;
      else if (
        goOn(
          ahead.map(({ end }) => end),
          [...rects, ...ahead.map(({ rect }) => rect)],
        ) === null
      )
        spot.cost += CLOSE;
      if (found === null || spot.cost < found.cost) found = spot;
    }
    return found;
  }

  /** The ends that must be able to grow, but this arm's. */
  private others(but: string): End[] {
    const used = [...this.ends].flatMap(([name, end]) => (name === but ? [] : [end]));
    const begun = this.kept.filter(
      (side) => free(rectAhead(side), this.rects) && !used.some((end) => same(end, side)),
    );
    const own = this.ends.get(but);
    return [...used, ...begun.filter((side) => !own || !same(side, own))];
  }

  result(): Grown {
    const open = this.layout.arms.flatMap((arm) => {
      const end = this.ends.get(arm.name);
      return end && arm.end !== null ? [{ name: arm.name, end }] : [];
    });
    const ahead = goOn(
      open.map(({ end }) => end),
      this.rects,
    );
    const taken = [...this.rects];
    const threads = [...this.threads];
    const next = open.map(({ name, end }, at) => {
      const near = ahead?.[at] ?? spots(end, true).find((each) => free(each.rect, taken));
      const { rect, angle } = near ?? far(end, taken);
      if (!near) threads.push(thread(name, end, far(end, taken)));
      taken.push(rect);
      return { tile: '', arm: name, a: -1, b: -1, x: rect.x, y: rect.y, angle, closed: false };
    });
    return { placed: this.placed, next, threads };
  }
}

/** The halves as they look inwards and outwards; the first tile's smaller one to the left. */
function halves(laid: Laid, onArm: boolean): { tile: string; a: number; b: number } {
  const [low = 0, high = 0] = laid.tile.split('-').map(Number);
  const inward = !onArm || laid.outward !== low ? low : high;
  return { tile: laid.tile, a: inward, b: onArm ? laid.outward : high };
}
