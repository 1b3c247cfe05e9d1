/** What the page makes of a pasted game: whose it is, where it is faulty, which line that is. Pure. */
import { WATCHER, type Company } from '../texts/arguments.ts';
import type { Texts } from '../texts/texts.ts';
import type { Fault, Message, Replay } from '../wire/frames.ts';

/** The people of a replay as texts name them. */
export function playersOf({ players, first }: Replay): Company {
  const names = Object.fromEntries(players.map(({ name }, seat) => [seat, name ?? '']));
  return { names, reader: WATCHER, sides: first.sheet.sides };
}

/** The first move that cannot be, and why. */
export function faultOf(fault: Fault, words: Texts): string {
  const text = words.message(fault.told);
  return words.text('pasted-is-faulty', { text, reason: words.message(fault.reason) });
}

/** The line that a refusal blames, from 1; 0 for none. */
export function lineOf(refused: Message | null): number {
  const line = refused?.args?.['line'];
  return typeof line === 'number' ? line : 0;
}

/** Where a line begins and ends in a text, and how many lines are above it. */
export function lineAt(text: string, line: number): { from: number; to: number; above: number } {
  const lines = text.split('\n');
  const above = Math.max(0, Math.min(line, lines.length) - 1);
  const from = lines.slice(0, above).reduce((sum, each) => sum + each.length + 1, 0);
  return { from, to: from + (lines[above] ?? '').length, above };
}
