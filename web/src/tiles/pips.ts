/** Where the pips of half a tile lie: steps of a 3×3 grid from its middle. */

const at = (...spots: [number, number][]): [number, number][] => spots;
const CORNERS = at([-1, -1], [1, 1]);
const OTHERS = at([-1, 1], [1, -1]);

export const PIPS: [number, number][][] = [
  [],
  at([0, 0]),
  CORNERS,
  [...CORNERS, [0, 0]],
  [...CORNERS, ...OTHERS],
  [...CORNERS, ...OTHERS, [0, 0]],
  [...CORNERS, ...OTHERS, [0, -1], [0, 1]],
];
