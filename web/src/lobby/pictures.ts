/** The picture of a game: four of its pieces, drawn by its name so that every game has its own. */
import type { GameDeclared } from '../wire/frames.ts';

const CARDS = ['7', '8', '9', 'T', 'J', 'Q', 'K', 'A'].flatMap((rank) =>
  ['C', 'D', 'H', 'S'].map((suit) => rank + suit),
);
const TILES = [0, 1, 2, 3, 4, 5, 6].flatMap((low) =>
  Array.from({ length: 7 - low }, (_, more) => `${low}-${low + more}`),
);

export function picture(game: Pick<GameDeclared, 'id' | 'kind'>): string[] {
  const left = [...(game.kind === 'cards' ? CARDS : TILES)];
  let number = 2166136261;
  const next = (below: number): number => {
    number = Math.imul(number ^ (number >>> 13), 16777619) >>> 0;
    return (number >>> 7) % below;
  };
  for (const letter of game.id) number = Math.imul(number ^ (letter.codePointAt(0) ?? 0), 16777619);
  return Array.from({ length: 4 }, () => left.splice(next(left.length), 1)[0] ?? '');
}
