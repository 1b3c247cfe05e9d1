/** The table in words, for one key each and for those who listen. */
import type { Happening } from '../texts/happenings.ts';
import type { Texts } from '../texts/texts.ts';
import { has } from '../sheet/accounts.ts';
import type { ScoreSheet, TableState, View } from '../wire/frames.ts';
import { lastTrick, type Laid } from './journal.ts';
import { LAID, seen, zoneOf } from './model.ts';
import { sorted } from './sorting.ts';

export function spokenHand(words: Texts, table: TableState): string {
  const pieces = sorted(seen(zoneOf(table.view, 'hand', table.seat)), table.view.table.facts);
  if (!pieces.length) return words.text('page-hand-empty');
  return words.text('page-hand-holds', { pieces });
}

export function spokenTable(words: Texts, table: TableState): string {
  const { view } = table;
  const lines: string[] = [];
  const trump = view.table.named['trump'];
  if (trump) lines.push(words.text('page-trump', { suit: trump }));
  lines.push(...words.now(view.table.named).map((what) => `${what}.`));
  for (const kind of LAID) {
    const zone = zoneOf(view, kind);
    zone?.pieces?.forEach((piece, at) => {
      const who = words.name(zone.owners?.[at] ?? -1);
      const aside = kind === 'trick' ? '' : ` (${words.zone(kind)})`;
      lines.push(`${who}${aside}: ${spokenPiece(words, piece)}.`);
    });
  }
  for (const arm of view.table.layout?.arms ?? [])
    if (arm.end !== null) lines.push(words.text('page-end', { place: arm.name, number: arm.end }));
  for (const zone of view.table.zones)
    if (zone.kind === 'hand' && zone.seat !== undefined && zone.seat !== table.seat)
      lines.push(`${words.name(zone.seat ?? -1)}: ${zone.count}.`);
  return lines.join(' ') || words.text('page-table-empty');
}

export function spokenScore(words: Texts, sheet: ScoreSheet): string {
  const sides = sheet.sides.map((_, side) => {
    const account = sheet.accounts[side] ?? {};
    return words.text('scored-side', {
      side,
      words: has(sheet.unit, account).text,
      tone: has(sheet.unit, account).tone || 'written',
    });
  });
  return words.text('scored', { words: sides });
}

export function spokenTurn(words: Texts, view: View): string {
  const seats = view.waiting.filter((seat) => seat >= 0);
  if (!seats.length) return words.text('ask-wait');
  return words.text('page-turn-of', { seats: seats.map(String) });
}

export function spokenTrick(words: Texts, history: readonly Happening[]): string {
  const played = lastTrick(history);
  if (!played.length) return words.text('page-last-none');
  return played.map((laid) => `${words.name(laid.seat)}: ${spokenLaid(words, laid)}`).join('. ');
}

/** What one player put to a trick; cards face down by their number. */
export function spokenLaid(words: Texts, { pieces }: Laid): string {
  const seenOnes = pieces.filter((piece) => piece !== null);
  const down = pieces.length - seenOnes.length;
  const told = down > 1 ? [`${words.text('page-face-down')}: ${down}`] : [];
  if (down === 1) told.push(words.text('page-face-down'));
  return [...(seenOnes.length ? [words.pieces(seenOnes)] : []), ...told].join(', ');
}

function spokenPiece(words: Texts, piece: string | null): string {
  return piece === null ? words.text('page-face-down') : words.piece(piece);
}
