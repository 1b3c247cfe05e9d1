/** `Texts`: whatever the page shows to a person, in that person's language and style. */
import { brought, unitThatChanged } from '../sheet/accounts.ts';
import type { Mark, Message, Scored, Value, Verdict } from '../wire/frames.ts';
import { Arguments, WATCHER, type Args, type Company } from './arguments.ts';
import type { Catalogue, Language } from './catalogue.ts';
import { toldEvent, toldMove, toldNow, type Happening, type Movement } from './happenings.ts';
import { Printer, type Style } from './pieces.ts';

export const NO_COMPANY: Company = { names: {}, reader: WATCHER, sides: [] };

export class Texts {
  private readonly printer: Printer;
  private readonly arguments: Arguments;

  constructor(
    readonly catalogue: Catalogue,
    readonly style: Style,
    readonly company: Company = NO_COMPANY,
  ) {
    this.printer = new Printer(catalogue, style);
    this.arguments = new Arguments(catalogue, this.printer, company);
  }

  get language(): Language {
    return this.catalogue.language;
  }

  /** The same texts among other people, or for another reader. */
  among(company: Company): Texts {
    return new Texts(this.catalogue, this.style, company);
  }

  /** The same texts for those who listen: names of cards in place of signs. */
  spoken(): Texts {
    return new Texts(this.catalogue, { ...this.style, words: true }, this.company);
  }

  has(id: string): boolean {
    return this.catalogue.has(id);
  }

  text(id: string, args: Args = {}): string {
    return this.catalogue.format(id, this.arguments.ready(args));
  }

  /** A message in words; a rule behind it stands in parentheses. */
  message(message: Message): string {
    const told = this.text(message.id, message.args);
    if (!message.rule) return told;
    return this.catalogue.format('with-rule', { text: told, rule: message.rule });
  }

  /** What happened, or null where there is nothing to tell. */
  event(event: Happening): string | null {
    if (event.type === 'scored') return this.scored(event);
    const { id, args } = toldEvent(this.catalogue, event);
    return this.text(id, args) || null;
  }

  /** What was named in the deal and holds now. */
  now(named: Record<string, string>): string[] {
    return Object.entries(named).flatMap(([what, value]) => {
      const told = toldNow(this.catalogue, what, value);
      return told ? [this.text(told.id, told.args)] : [];
    });
  }

  move(move: Movement): string {
    const { id, args } = toldMove(this.catalogue, move);
    return this.text(id, args);
  }

  name(seat: number): string {
    return this.arguments.name(seat);
  }

  names(seats: readonly number[]): string {
    return this.arguments.listed(seats.map((seat) => this.name(seat)));
  }

  piece(piece: string): string {
    return this.printer.piece(piece);
  }

  pieces(pieces: readonly string[]): string {
    return this.printer.pieces(pieces);
  }

  suit(suit: string): string {
    return this.printer.suit(suit);
  }

  zone(name: string): string {
    return this.arguments.zone(name);
  }

  value(option: string, value: Value): string {
    return this.arguments.value(option, value);
  }

  mark(mark: Mark): string {
    return this.text(`mark-${mark.kind}`, { number: mark.value ?? 0 });
  }

  /** How a match ended: who won, who is the goat, titles. */
  verdict(verdict: Verdict): string[] {
    const seats = (outcome: string): string[] =>
      verdict.outcome.flatMap((came, seat) => (came === outcome ? [String(seat)] : []));
    const winners = seats('won');
    const lines: string[] = [];
    if (winners.length) {
      const yours = verdict.outcome[this.company.reader] ?? 'none';
      lines.push(this.text('outcome-won', { seats: winners, yours }));
    } else lines.push(this.text('outcome-drawn'));
    if (verdict.goats?.length)
      lines.push(this.text('outcome-goats', { seats: verdict.goats.map(String) }));
    for (const title of verdict.titles ?? []) lines.push(this.text(title));
    if (verdict.rating?.length) {
      const earned = verdict.rating.map((points, seat) => `${this.name(seat)} ${points}`);
      lines.push(this.text('outcome-rating', { words: earned }));
    }
    return lines;
  }

  private scored(event: Scored): string {
    const parts = event.line.before.flatMap((before, side) => {
      const after = event.line.after[side] ?? before;
      const cell = brought(unitThatChanged(before, after), before, after);
      if (cell.text === '0') return [];
      return [this.text('scored-side', { side, words: cell.text, tone: cell.tone || 'written' })];
    });
    return parts.length ? this.text('scored', { words: parts }) : this.text('scored-nothing');
  }
}
