/**
 * One arm of the domino chain as a snake: along a row to its edge, round a corner, back along the
 * next row. The unit is half a tile. Where a tile lies depends only on the tiles before it.
 */
import type { Laid } from '../wire/frames.ts';

/** Between two tiles. */
export const GAP = 0.08;
/** A tile in its place: the middle, and the angle at which half `a` looks left and `b` right. */
export interface Placed {
  tile: string;
  arm: string;
  a: number;
  b: number;
  x: number;
  y: number;
  angle: number;
  closed: boolean;
}

/** A row's leftmost and rightmost point. */
export type Bounds = (row: number) => [number, number];

export interface Start {
  arm: string;
  x: number;
  y: number;
  /** Along the row: 1 to the right, −1 to the left. */
  along: 1 | -1;
  /** The way rows grow: 1 down, −1 up. */
  across: 1 | -1;
  bounds: Bounds;
  /** Begin with a column, out of the long side of a spinner. */
  column?: boolean;
}

export function isDouble(tile: string): boolean {
  const [a, b] = tile.split('-');
  return a === b;
}

export function walk(start: Start, tiles: readonly Laid[]): { placed: Placed[]; next: Placed } {
  const walker = new Walker(start);
  const placed = tiles.map((laid) => walker.put(laid));
  return { placed, next: walker.put({ tile: '', outward: -1, across: false }) };
}

class Walker {
  private x: number;
  private y: number;
  private along: number;
  private row = 0;
  private turning: boolean;
  private column: boolean;

  constructor(private readonly start: Start) {
    this.x = start.x;
    this.y = start.y;
    this.along = start.along;
    this.column = start.column ?? false;
    this.turning = false;
  }

  put(laid: Laid): Placed {
    if (this.column) return this.firstOfColumn(laid);
    if (this.turning) return this.afterCorner(laid);
    const length = lies(laid) ? 2 : 1;
    return this.fits(length) ? this.onward(laid, length) : this.corner(laid);
  }

  private fits(length: number): boolean {
    const [low, high] = this.start.bounds(this.row);
    const end = this.x + this.along * (GAP + length);
    const room = 1 + GAP; // for the corner
    return this.along > 0 ? end <= high - room : end >= low + room;
  }

  private onward(laid: Laid, length: number): Placed {
    const x = this.x + this.along * (GAP + length / 2);
    this.x += this.along * (GAP + length);
    return this.at(laid, x, this.y, this.angle + (length === 1 ? 90 : 0));
  }

  private corner(laid: Laid): Placed {
    const { across } = this.start;
    const x = this.x + this.along * (GAP + 0.5);
    const y = this.y + across * 0.5;
    this.x = x;
    this.y += across * 1.5;
    this.turning = true;
    return this.at(laid, x, y, across * 90);
  }

  private firstOfColumn(laid: Laid): Placed {
    const { across } = this.start;
    const y = this.y + across * (GAP + 1);
    this.y += across * (GAP + 2);
    this.column = false;
    this.turning = true;
    this.along = -this.along; // the corner to come turns it back
    this.row = -1;
    return this.at(laid, this.x, y, across * 90);
  }

  private afterCorner(laid: Laid): Placed {
    const { across } = this.start;
    const y = this.y + across * (GAP + 0.5);
    const x = this.x - this.along * 0.5;
    this.x -= this.along * 1.5;
    this.y = y;
    this.along = -this.along;
    this.row += 1;
    this.turning = false;
    return this.at(laid, x, y, this.angle);
  }

  private get angle(): number {
    return this.along > 0 ? 0 : 180;
  }

  private at(laid: Laid, x: number, y: number, angle: number): Placed {
    const [low = 0, high = 0] = laid.tile.split('-').map(Number);
    const inward = laid.outward === low ? high : low;
    return {
      tile: laid.tile,
      arm: this.start.arm,
      a: inward,
      b: laid.outward,
      x,
      y,
      angle,
      closed: laid.closed ?? false,
    };
  }
}

/** Whether a tile lies along the line; doubles lie across unless a game says otherwise. */
export const lies = (laid: Laid): boolean => laid.across === false || !isDouble(laid.tile);
