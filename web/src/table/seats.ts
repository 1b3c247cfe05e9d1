/** Where everybody sits: the viewer below, the others clockwise. Pure geometry. */

export interface Spot {
  seat: number;
  /** From −1 (left, top) to 1 (right, bottom), seen from the middle of the table. */
  x: number;
  y: number;
}

/** The spots of all seats, from `first` (below) on clockwise. */
export function spots(seats: number, first: number): Spot[] {
  return Array.from({ length: seats }, (_, at) => {
    const angle = Math.PI / 2 + (2 * Math.PI * at) / seats;
    return { seat: (first + at) % seats, x: round(Math.cos(angle)), y: round(Math.sin(angle)) };
  });
}

const round = (value: number): number => Math.round(value * 1000) / 1000 + 0;

export interface Size {
  w: number;
  h: number;
}
