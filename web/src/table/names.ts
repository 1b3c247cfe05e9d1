/** What everybody at the table is called: people by their names or as guests, bots by one of ours;
    and how many lines of a chip that takes. */
import type { Texts } from '../texts/texts.ts';
import type { Sitter } from '../wire/frames.ts';

export function namesOf(sitters: readonly Sitter[], words: Texts): Record<number, string> {
  const bots = words.text('page-bot-names').split(' ');
  const taken = new Set(sitters.map((sitter) => sitter.name));
  const free = bots.filter((name) => !taken.has(name));
  const name = (sitter: Sitter, seat: number): string => {
    if (sitter.name) return sitter.name;
    if (sitter.kind === 'person') return `${words.text('page-guest')} ${seat + 1}`;
    if (sitter.kind === 'bot') return free[seat % free.length] ?? '';
    return words.text('page-blind');
  };
  return Object.fromEntries(sitters.map((sitter, seat) => [seat, name(sitter, seat)]));
}

/** A letter is about so wide, in heights of the text. */
const LETTER = 0.66;

/** How many letters the longest word has: it sets how large the name is written. */
export const longest = (name: string): number =>
  Math.max(...name.split(/\s+/).map((word) => word.length));

/** Whether a name takes two lines of this width, at this height of text. */
export function twoLines(name: string, width: number, em: number): boolean {
  const size = Math.min(em, width / (LETTER * (longest(name) + 0.6)));
  return name.length * LETTER * size > width + 0.01;
}
