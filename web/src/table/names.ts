/** What everybody at the table is called: people by their names or as guests, bots by one of ours. */
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
