/** How large the trick's cards are and where they and the chips stand. Pure geometry. */
import { spots, type Size } from './seats.ts';

export const RATIO = 1.42;
/** From the edge of the cloth. */
const EDGE = 8;
/** Widths of a card. */
const SMALLEST = 36;
const largest = (room: Size): number => (room.w < 560 ? 104 : 128);

export interface Spread {
  /** The width of a card of the trick. */
  card: number;
  /** The middle of the trick. */
  middle: { x: number; y: number };
  /** How far a card lies from the middle, in widths and heights of a card. */
  reach: { x: number; y: number };
  /** How far the next card of the same player lies beside one, in widths of a card. */
  step: number;
  /** Whether the chips keep to one row along the top: sets of cards need the room below. */
  row: boolean;
}

/** A chip, and how high an open hand below it is: at the sides, and in one row along the top. */
export interface ChipSize extends Size {
  beside?: number;
  below?: number;
  /** How high what stands at the foot is: the own chip, and piles at the other side. */
  foot?: number;
}

/** How far the cards of many players lie from the middle: wide cloths, square ones, high ones. */
const AROUND = [
  { x: 1.5, y: 1 },
  { x: 1.25, y: 1.12 },
  { x: 1.05, y: 1.3 },
];
const CROSS = [{ x: 0.78, y: 0.52 }];
/** How far apart the cards of one player lie: of two, and of more. */
const STEPS = { two: 0.42, more: 0.36 };
const APART = 0.03;

/** Several cards of each lie beside those of the others, or cover them as little as can be. */
const fans = (set: number): typeof CROSS => [
  { x: set + APART, y: 0.52 },
  { x: 1.2, y: 0.75 },
];

/** Sets of cards at a small table, none of which covers another. `wide`: in widths of a card. */
function ofSets(seats: number, wide: number): { x: number; y: number }[] {
  if (seats === 2) return [{ x: 0, y: 0.5 + APART }];
  if (seats === 3) return [{ x: wide / Math.sqrt(3) + APART, y: 0.67 + APART }];
  return [{ x: wide / 2 + APART, y: 1 + APART }];
}

/** `fan`: the most cards that one player has in the trick; `sets`: whether several are usual. */
export function spread(
  room: Size,
  chip: ChipSize,
  seats: number,
  fan: number,
  sets = false,
): Spread {
  const many = seats > 4;
  const row = !many && sets;
  const step = fan > 2 ? STEPS.more : STEPS.two;
  const set = 1 + (fan - 1) * step;
  const wide = room.w - (many ? 2 * (chip.w + 2 * EDGE) : 2 * EDGE);
  const top = chip.h + (chip.below ?? 0);
  const high = room.h - top - (many ? 3 : 2) * EDGE - (many ? 0 : 4) - (chip.beside ?? 0);
  const ways = many ? AROUND : row ? ofSets(seats, set) : fan > 1 ? fans(set) : CROSS;
  const fits = ways.map((reach) => ({
    reach,
    card: Math.min(largest(room), wide / (2 * reach.x + set), high / ((2 * reach.y + 1) * RATIO)),
  }));
  const best = fits.reduce((one, two) => (two.card > one.card ? two : one));
  const { reach } = best;
  const middle = { x: room.w / 2, y: (room.h + top) / 2 + EDGE / 2 };
  const card = Math.max(SMALLEST, best.card);
  const sides = middle.x - (reach.x + 0.5) * card < chip.w + 3 * EDGE;
  const found = { card, middle, reach, step, row };
  if (seats !== 4 || !sides) return found;
  return aboveFoot(found, room.h - (chip.foot ?? 0) - EDGE, top + 2 * EDGE);
}

/** The cards at the sides end above what stands at the foot. */
function aboveFoot(found: Spread, foot: number, top: number): Spread {
  const { card, middle, reach } = found;
  const most = (foot - top) / ((reach.y + 1) * RATIO);
  const smaller = Math.max(SMALLEST, Math.min(card, most));
  const y = Math.min(middle.y, foot - (smaller * RATIO) / 2);
  return { ...found, card: smaller, middle: { x: middle.x, y } };
}

/** How many of the others sit at each side; the rest sits along the top. */
const AT_SIDE = [0, 0, 1, 1, 1, 1, 2, 2, 3];

/**
 * Where the middle of somebody's chip is. `at`: how many seats from the viewer, clockwise. At a
 * small table those at the sides stand above their cards.
 */
export function chipAt(
  at: number,
  seats: number,
  room: Size,
  chip: ChipSize,
  trick: Spread,
): Point {
  const side = AT_SIDE[seats - 1] ?? 3;
  const top = seats - 1 - 2 * side;
  const edge = { x: EDGE + chip.w / 2, y: EDGE + chip.h / 2 };
  if (at > side && at <= side + top) {
    const share = top === 1 ? 0.5 : top === 2 ? (at - side - 0.5) / 2 : (at - side - 1) / (top - 1);
    return { x: edge.x + share * (room.w - 2 * edge.x), y: edge.y };
  }
  const left = at <= side;
  const down = left ? side - at : at - side - top - 1;
  const x = left ? edge.x : room.w - edge.x;
  const many = seats > 4;
  const first = top > 0 && many ? edge.y + chip.h + EDGE : edge.y;
  if (side > 1) return { x, y: first + (down / (side - 1)) * (room.h - edge.y - first) };
  if (trick.row) return { x, y: edge.y };
  const card = trick.card * RATIO;
  const middle = trick.middle.y + downOf(at, seats) * trick.reach.y * card;
  const above = middle - card / 2 - chip.h / 2 - (chip.beside ?? 0) - EDGE;
  return { x, y: Math.max(first, many ? room.h * 0.5 : Math.min(room.h * 0.45, above)) };
}

const downOf = (at: number, seats: number): number => spots(seats, 0)[at]?.y ?? 0;

export interface Point {
  x: number;
  y: number;
}
