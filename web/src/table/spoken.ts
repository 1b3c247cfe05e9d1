/** The table in words, for one key each and for those who listen. */
import { has } from '../sheet/accounts.ts';
import type { Happening, Movement } from '../texts/happenings.ts';
import type { Texts } from '../texts/texts.ts';
import type { Arm, Layout, ScoreSheet, TableState, View } from '../wire/frames.ts';
import { aside } from './aside.ts';
import { toldDoings } from './doings.ts';
import { lastTrick, sinceOwn, type Laid } from './journal.ts';
import { LAID, seen, zoneOf } from './model.ts';
import { plainest } from './selecting.ts';
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
  if (view.table.layout) lines.push(spokenEnds(words, view.table.layout));
  for (const zone of view.table.zones) {
    if (zone.kind !== 'hand' || zone.seat == null || zone.seat === table.seat) continue;
    const did = toldDoings(words, view, zone.seat);
    lines.push(sentence([`${words.name(zone.seat)}: ${zone.count}`, ...did].join(', ')));
  }
  for (const zone of aside(view).single) lines.push(`${words.zone(zone.name)}: ${zone.count}.`);
  const laid = view.table.layout ? openTiles(view.table.layout) : [];
  if (laid.length) lines.push(words.text('page-tiles-laid', { pieces: laid }));
  return lines.join(' ') || words.text('page-table-empty');
}

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** The tiles that lie face up, by their numbers. */
function openTiles({ first, arms }: Layout): string[] {
  const tiles = arms.flatMap((arm) =>
    arm.tiles.flatMap(({ tile, closed }) => (closed ? [] : tile)),
  );
  return [...(first === null ? [] : [first]), ...tiles].sort();
}

/** All open ends, closed tiles by their number, and the sum of the ends where that counts. */
export function spokenEnds(words: Texts, layout: Layout): string {
  if (layout.first === null) return '';
  const lines = layout.arms.flatMap((arm) => (arm.end === null ? [] : [spokenEnd(words, arm)]));
  if (!lines.length) lines.push(words.text('page-no-ends'));
  const closed = layout.arms.flatMap((arm) => arm.tiles.filter((laid) => laid.closed)).length;
  if (closed) lines.push(words.text('page-ends-closed', { number: closed }));
  if (layout.total != null)
    lines.push(`${words.text('page-ends-total', { number: layout.total })}.`);
  return lines.join(' ');
}

/** The name of an arm as texts take it: `up4` is the arm up of 4-4. */
export function placeArgs(name: string): { place: string; double: string } {
  const number = /\d$/.exec(name)?.[0];
  return { place: name.replace(/\d$/, ''), double: number ? `${number}-${number}` : 'none' };
}

/** An open end; with `moves` what a tap on it does. */
export function spokenEnd(
  words: Texts,
  arm: Arm | undefined,
  moves: readonly Movement[] = [],
): string {
  const move = plainest(moves);
  if (move) return words.move(move);
  if (!arm) return '';
  const end = words.text('page-end', { ...placeArgs(arm.name), number: arm.end ?? 0 });
  return moves.length ? words.text('page-end-choose', { words: end }) : end;
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

/** What the others did with their tiles since the reader's own turn. */
export function spokenSince(words: Texts, history: readonly Happening[], reader: number): string {
  const told = sinceOwn(history, reader).flatMap((event) => words.event(event) || []);
  return told.join(' ') || words.text('page-since-none');
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
