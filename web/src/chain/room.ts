/** Room between tiles: rectangles round their middles, in half tiles. Pure. */

export interface Rect {
  x: number;
  y: number;
  /** Half the width and half the height. */
  w: number;
  h: number;
}

const TOUCH = 1e-6;

/** A tile in this place; upright where it does not lie level. */
export function rectOf(x: number, y: number, angle: number): Rect {
  const upright = Math.abs(angle % 180) === 90;
  return { x, y, w: upright ? 0.5 : 1, h: upright ? 1 : 0.5 };
}

export function overlap(one: Rect, two: Rect): boolean {
  return (
    Math.abs(one.x - two.x) < one.w + two.w - TOUCH &&
    Math.abs(one.y - two.y) < one.h + two.h - TOUCH
  );
}

export const free = (rect: Rect, taken: readonly Rect[]): boolean =>
  !taken.some((other) => overlap(rect, other));

/** How far one can go on from a point before something is in the way, at most so far. */
export function clearance(
  from: { x: number; y: number; dx: number; dy: number },
  taken: readonly Rect[],
  most: number,
): number {
  let far = most;
  for (const rect of taken) {
    const [ahead, aside] = [rect.x - from.x, rect.y - from.y];
    const along = ahead * from.dx + aside * from.dy;
    const off = Math.abs(ahead * from.dy) + Math.abs(aside * from.dx);
    const deep = from.dx === 0 ? rect.h : rect.w;
    const wide = from.dx === 0 ? rect.w : rect.h;
    if (along > 0 && off < wide + 0.5) far = Math.min(far, Math.max(0, along - deep));
  }
  return far;
}
