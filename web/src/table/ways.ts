/** What is left to choose when the lifted pieces can be put in many ways: for each piece where it
    goes and how, as far as the moves on offer differ in it. Pure. */
import type { Part, Play } from '../wire/frames.ts';

export type Aspect = 'place' | 'flag';

/** One thing to choose of one piece. */
export interface Facet {
  piece: string;
  aspect: Aspect;
  values: string[];
}

export interface Wish {
  piece: string;
  aspect: Aspect;
  value: string;
}

export const valueOf = (part: Part, aspect: Aspect): string => part[aspect] ?? '';

export function partOf(move: Play, piece: string): Part | undefined {
  return move.parts.find((part) => part.piece === piece);
}

export function facets(moves: readonly Play[]): Facet[] {
  const aspects: Aspect[] = ['place', 'flag'];
  return (moves[0]?.parts ?? []).flatMap(({ piece }) =>
    aspects.flatMap((aspect) => {
      const parts = moves.flatMap((move) => partOf(move, piece) ?? []);
      const values = [...new Set(parts.map((part) => valueOf(part, aspect)))];
      return values.length > 1 ? [{ piece, aspect, values }] : [];
    }),
  );
}

/** The move that is most as wished; a later wish weighs more than all before it. */
export function wished(moves: readonly Play[], wishes: readonly Wish[]): Play | null {
  let found: Play | null = null;
  let most = -1;
  for (const move of moves) {
    const weight = wishes.reduce(
      (sum, wish, at) => sum + (holds(move, wish) ? 2 ** (at + 1) : 0),
      0,
    );
    if (weight > most) [found, most] = [move, weight];
  }
  return found;
}

/** The wishes with one more, in the place of an older one about the same. */
export const withWish = (wishes: readonly Wish[], wish: Wish): Wish[] => [
  ...wishes.filter((each) => each.piece !== wish.piece || each.aspect !== wish.aspect),
  wish,
];

function holds(move: Play, { piece, aspect, value }: Wish): boolean {
  const part = partOf(move, piece);
  return part !== undefined && valueOf(part, aspect) === value;
}
