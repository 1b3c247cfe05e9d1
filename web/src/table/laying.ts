/** How a hand lies: rows, steps and sizes, so that every piece has 44 px to be hit. Pure. */

export interface Lay {
  rows: number[];
  /** From one piece to the next. */
  step: number;
  w: number;
  h: number;
  /** From one row to the next. */
  rise: number;
}

export const HIT = 44;

const RATIO = 1.42;

/** Screens lower than this get smaller pieces. */
const LOW = 640;
const VERY_LOW = 440;
/** Rather two rows of whole cards than one of cards that are narrower. */
const TIGHT = 60;

/** On a phone on its side the hand lies beside the cloth (as the styles have it), with as much
    room as on a small one upright. */
export const roomFor = (width: number, height: number): number =>
  height < 500 && width >= 560 ? 600 : height;

/** `height`: of the whole screen. */
export function layCards(count: number, width: number, height = 800): Lay {
  const perRow = Math.max(1, Math.floor((width - 8) / HIT));
  const tight = count > 3 && width - (count - 1) * HIT < TIGHT;
  const number = Math.max(tight ? 2 : 1, Math.ceil(count / perRow));
  const rows = split(count, number);
  const longest = Math.max(1, rows[0] ?? 1);
  const most =
    height < VERY_LOW ? 60 : height < LOW ? (number > 1 ? 60 : 80) : number > 1 ? 72 : 104;
  const w = Math.floor(Math.min(most, width - (longest - 1) * HIT));
  const step = longest > 1 ? Math.min(w + 4, (width - w) / (longest - 1)) : w;
  const h = Math.round(w * RATIO);
  return { rows, step, w, h, rise: number > 1 ? Math.max(HIT, Math.round(h * 0.72)) : h };
}

/** Tiles stand upright, at most four rows of them. */
export function layTiles(count: number, width: number, height = 800): Lay {
  const perRow = Math.max(1, Math.floor(width / (HIT + 2)));
  const number = Math.max(1, Math.ceil(count / perRow));
  const rows = split(count, number);
  const longest = Math.max(1, rows[0] ?? 1);
  const step = Math.min(60, Math.floor(width / longest));
  const heights = height < LOW ? [84, 72, 62, 54] : [96, 88, 76, 64];
  const h = heights[Math.min(number, 4) - 1] ?? HIT;
  return { rows, step, w: Math.min(step - 4, Math.round(h / 2)), h, rise: h + 4 };
}

/** Rows of nearly the same length, the longer ones first. */
function split(count: number, rows: number): number[] {
  const each = Math.floor(count / rows);
  const more = count % rows;
  return Array.from({ length: rows }, (_, row) => each + (row < more ? 1 : 0));
}
