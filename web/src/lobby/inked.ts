/** Where in a sentence the cards of its arguments stand. Pure. */
import { isPiece, isTile } from '../texts/pieces.ts';

export interface Part {
  text: string;
  card: string | null;
}

/** The sentence in parts; `print` writes a card as the sentence does. */
export function inked(
  sentence: string,
  args: Record<string, string | number | string[]>,
  print: (card: string) => string,
): Part[] {
  const cards = new Map(
    Object.values(args)
      .flat()
      .filter((arg) => typeof arg === 'string' && isPiece(arg) && !isTile(arg))
      .map((card) => [print(String(card)), String(card)]),
  );
  if (!cards.size) return [{ text: sentence, card: null }];
  const written = [...cards.keys()].sort((a, b) => b.length - a.length).join('|');
  return sentence
    .split(new RegExp(`(?<![\\p{L}\\d])(${written})(?![\\p{L}\\d])`, 'u'))
    .filter(Boolean)
    .map((text) => ({ text, card: cards.get(text) ?? null }));
}
