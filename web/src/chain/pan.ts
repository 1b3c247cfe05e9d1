/** Looking along a chain that is larger than its box. Points in half tiles, boxes in px. Pure. */
import type { Box } from './fit.ts';
import type { Chain } from './place.ts';
import { extent } from './place.ts';
import type { Placed } from './walker.ts';

export interface Point {
  x: number;
  y: number;
}

export type Side = 'left' | 'right' | 'up' | 'down';

export const WAYS: Record<Side, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** Round the chain, and round whatever is brought into sight. */
const MARGIN = 0.6;
/** Of the box, at one step. */
const STEP = 0.6;

/** The nearest point to look at from which no more of the cloth is seen than needed. */
export function within(chain: Chain, box: Box, scale: number, at: Point): Point {
  const { left, right, top, bottom } = chain.round;
  return {
    x: between(at.x, left - MARGIN, right + MARGIN, box.w / scale / 2),
    y: between(at.y, top - MARGIN, bottom + MARGIN, box.h / scale / 2),
  };
}

function between(at: number, low: number, high: number, half: number): number {
  if (high - low <= 2 * half) return (low + high) / 2;
  return Math.min(high - half, Math.max(low + half, at));
}

/** The nearest point from which this tile, or the place for one, is seen. */
export function into(box: Box, scale: number, at: Point, tile: Placed): Point {
  const size = extent(tile);
  const [w, h] = [box.w / scale / 2 - size.x - MARGIN, box.h / scale / 2 - size.y - MARGIN];
  return {
    x: Math.min(tile.x + w, Math.max(tile.x - w, at.x)),
    y: Math.min(tile.y + h, Math.max(tile.y - h, at.y)),
  };
}

/** The sides to which there is more to see. */
export function beyond(chain: Chain, box: Box, scale: number, at: Point): Side[] {
  const { left, right, top, bottom } = chain.round;
  const [w, h] = [box.w / scale / 2, box.h / scale / 2];
  const hidden: Record<Side, boolean> = {
    left: left < at.x - w,
    right: right > at.x + w,
    up: top < at.y - h,
    down: bottom > at.y + h,
  };
  return (Object.keys(hidden) as Side[]).filter((side) => hidden[side]);
}

export function step(box: Box, scale: number, at: Point, side: Side): Point {
  const way = WAYS[side];
  return {
    x: at.x + (way.x * STEP * box.w) / scale,
    y: at.y + (way.y * STEP * box.h) / scale,
  };
}
