/** The shapes and letters of our cards, each in a square of 100: suits and the emblems of courts. */

export const RANKS = ['6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];

/** Letters of suits, for those who want them. */
export const LETTERS = {
  ru: { C: 'т', D: 'б', H: 'ч', S: 'п' },
  int: { C: 'c', D: 'd', H: 'h', S: 's' },
};

export const SUITS: Record<string, string> = {
  D: 'M50 4C59 24 72 39 88 50 72 61 59 76 50 96 41 76 28 61 12 50 28 39 41 24 50 4Z',
  H: 'M50 92C36 73 6 58 6 33 6 18 17 9 29 9 39 9 47 15 50 25 53 15 61 9 71 9 83 9 94 18 94 33 94 58 64 73 50 92Z',
  S: 'M50 5C60 25 94 40 94 64 94 76 84 84 74 84 65 84 58 79 54 71 55 82 58 90 65 95H35C42 90 45 82 46 71 42 79 35 84 26 84 16 84 6 76 6 64 6 40 40 25 50 5Z',
  C: 'M50 6A22 22 0 0 1 68 40.6 22 22 0 1 1 55 70C56 82 59 89 66 95H34C41 89 44 82 45 70A22 22 0 1 1 32 40.6 22 22 0 0 1 50 6Z',
};

/** A part of an emblem: filled in the suit's colour, or cut out of it. */
export interface Part {
  d: string;
  cut?: boolean;
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A flower of five petals. */
const PETALS = Array.from({ length: 5 }, (_, at) => {
  const angle = ((at * 72 - 90) * Math.PI) / 180;
  return circle(Math.round(50 + 19 * Math.cos(angle)), Math.round(37 + 19 * Math.sin(angle)), 14);
}).join('');

export const EMBLEMS: Record<string, Part[]> = {
  // A cap with a feather.
  J: [
    { d: 'M16 70C12 44 32 27 56 29 76 31 86 48 84 70Z' },
    { d: 'M8 72Q50 62 92 72L90 90Q50 80 10 90Z' },
    { d: 'M54 36C56 14 76 2 97 4 96 26 82 40 62 44Z' },
    { d: 'M62 40 88 12', cut: true },
    { d: 'M14 71Q50 62 86 71', cut: true },
  ],
  // A flower in a diadem.
  Q: [
    { d: PETALS },
    { d: circle(50, 37, 8), cut: true },
    { d: 'M6 58C18 76 34 72 50 66 66 72 82 76 94 58L86 94Q50 84 14 94Z' },
    { d: 'M17 84Q50 74 83 84', cut: true },
  ],
  // A crown.
  K: [
    { d: 'M14 76 6 32 31 52 50 16 69 52 94 32 86 76Z' },
    { d: 'M13 80H87V94H13Z' },
    { d: circle(6, 27, 6) + circle(50, 10, 7) + circle(94, 27, 6) },
    { d: 'M50 44 58 58 50 70 42 58Z', cut: true },
  ],
};

/** The horns of the goat, on the back of every card; the other half is their mirror image. */
export const HORN = 'M48 106C45 84 42 62 30 50 20 40 6 46 8 60 10 72 24 74 27 65 29 58 22 54 18 59';

const [LEFT, MIDDLE, RIGHT] = [39, 50, 61];

/** Where the pips of a plain card lie, on a card of 100 by 142. */
export const PIPS: Record<string, [number, number][]> = {
  '6': both(30, 71, 112),
  '7': [...both(30, 71, 112), [MIDDLE, 50]],
  '8': [...both(30, 71, 112), [MIDDLE, 50], [MIDDLE, 92]],
  '9': [...both(28, 57, 85, 114), [MIDDLE, 71]],
  T: [...both(28, 57, 85, 114), [MIDDLE, 42], [MIDDLE, 100]],
};

function both(...heights: number[]): [number, number][] {
  return heights.flatMap((y): [number, number][] => [
    [LEFT, y],
    [RIGHT, y],
  ]);
}
