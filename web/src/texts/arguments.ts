/**
 * Arguments of messages made ready for texts, by the name conventions of the rules' messages:
 * the same as kozel.texts.arguments, which a test compares with this one.
 */
import type { Catalogue, Ready } from './catalogue.ts';
import type { Printer } from './pieces.ts';

export type Arg = string | number | string[];
export type Args = Record<string, Arg>;

export const HOUSE = -1;
export const WATCHER = -2;
/** No seat and no side at all. */
const NOBODY = -9;

/** Who sits there and who reads: names by seat, the reader's seat or WATCHER, the sides. */
export interface Company {
  names: Record<number, string>;
  reader: number;
  sides: readonly (readonly number[])[];
}

type Put = (name: string, value: Arg, args: Args) => Ready;

export class Arguments {
  private readonly types: Record<string, Put>;

  constructor(
    private readonly texts: Catalogue,
    private readonly printer: Printer,
    private readonly company: Company,
  ) {
    const pieces: Put = (name, value) => this.pieces(name, value);
    const values: Put = (name, value, args) => this.values(name, value, args);
    this.types = {
      ...{ card: pieces, cards: pieces, tile: pieces, tiles: pieces },
      ...{ piece: pieces, pieces, value: values, values },
      suit: (name, value) => this.sign(name, value, (suit) => this.printer.suit(suit)),
      rank: (name, value) => this.sign(name, value, (rank) => this.printer.rank(rank)),
      suits: (name, value) => this.row(name, value, (suit) => this.printer.suit(suit)),
      ranks: (name, value) => this.row(name, value, (rank) => this.printer.rank(rank)),
      seat: (name, value) => this.seat(name, value),
      seats: (name, value) => this.seats(name, value),
      side: (name, value) => this.oneSide(name, value),
      seatings: (name, value) => this.seatings(name, value),
      option: (name, value) => this.labelled(name, value, 'option'),
      preset: (name, value) => this.labelled(name, value, 'game'),
      phrase: (name, value) => ({ [name]: this.texts.format(`phrase-${String(value)}`) }),
      zone: (name, value) => ({ [name]: this.zone(String(value)) }),
      laid: (name, value) => ({
        [name]: each(value)
          .map((laid) => this.lay(laid))
          .join(', '),
      }),
    };
  }

  /** The arguments as texts take them, with those that follow from them. */
  ready(args: Args): Ready {
    const found: Ready = {};
    for (const [name, value] of Object.entries(args)) {
      const put = this.types[name.split('_')[0] ?? ''];
      Object.assign(found, put ? put(name, value, args) : plain(name, value));
    }
    return found;
  }

  /** Who sits there: "you", a name, or "seat 2"; the house for its own number. */
  name(seat: number): string {
    if (seat === HOUSE) return this.texts.format('house');
    if (seat === this.company.reader) return this.texts.format('you');
    const known = this.company.names[seat];
    return known ?? this.texts.format('seat-number', { number: seat + 1 });
  }

  /** Ann, Ben and Carl. */
  listed(words: readonly string[]): string {
    const first = words.slice(0, -1);
    const last = words.at(-1) ?? '';
    if (!first.length) return last;
    return this.texts.format('list-and', { first: first.join(', '), last });
  }

  /** The names of a side. */
  side(side: number): string {
    const seats = this.company.sides[side];
    if (seats) return this.listed(seats.map((seat) => this.name(seat)));
    return this.texts.format('side-number', { number: side + 1 });
  }

  /** A label where there is one. */
  label(id: string, otherwise: string): string {
    return this.texts.has(id) ? this.texts.format(id) : otherwise;
  }

  /** The name of a zone such as `hand:2`. */
  zone(zone: string): string {
    const [kind = '', number] = zone.split(':');
    if (number === undefined) return this.texts.format(`zone-${kind}`);
    return this.texts.format(`zone-${kind}`, this.ready({ seat: number, side: number }));
  }

  /** A value of an option in words; numbers stay numbers unless they have a name. */
  value(option: string, value: Arg | boolean): string {
    if (Array.isArray(value)) {
      const words = value.map((one) => this.value(option, one));
      return words.length ? words.join(', ') : this.texts.format('value-none');
    }
    if (typeof value === 'boolean') {
      const word = value ? 'on' : 'off';
      return this.label(`option-${option}-${word}`, this.texts.format(`value-${word}`));
    }
    return this.label(`option-${option}-${value}`, String(value));
  }

  private pieces(name: string, value: Arg): Ready {
    if (typeof value === 'number') return { [name]: value };
    const pieces = each(value);
    return { [name]: this.printer.pieces(pieces), [`${name}_count`]: pieces.length };
  }

  private sign(name: string, value: Arg, write: (letter: string) => string): Ready {
    return { [name]: String(value), [`${name}_sign`]: value === '' ? '' : write(String(value)) };
  }

  private row(name: string, value: Arg, write: (letter: string) => string): Ready {
    return { [name]: this.printer.row(each(value).map(write)) };
  }

  private seat(name: string, value: Arg): Ready {
    const seat = asNumber(value);
    return {
      [name]: this.name(seat),
      [`${name}_is_you`]: yes(seat === this.company.reader),
      [`${name}_number`]: seat + 1,
    };
  }

  private seats(name: string, value: Arg): Ready {
    if (typeof value === 'number') return { [name]: value };
    const seats = each(value).map(asNumber);
    return {
      [name]: this.listed(seats.map((seat) => this.name(seat))),
      [`${name}_count`]: seats.length,
      [`${name}_with_you`]: yes(seats.includes(this.company.reader)),
    };
  }

  private oneSide(name: string, value: Arg): Ready {
    const side = asNumber(value);
    const seats = this.company.sides[side];
    return {
      [name]: this.side(side),
      [`${name}_is_yours`]: yes(seats?.includes(this.company.reader) ?? false),
      [`${name}_size`]: seats?.length ?? 1,
    };
  }

  /** Seatings such as `4t`: four in two teams, and `3`: three, each alone. */
  private seatings(name: string, value: Arg): Ready {
    const words = each(value).map((seating) =>
      this.texts.format('seating', {
        number: parseInt(seating, 10),
        teams: yes(seating.endsWith('t')),
      }),
    );
    return { [name]: words.join(', ') };
  }

  private labelled(name: string, value: Arg, kind: string): Ready {
    const key = String(value);
    return { [name]: this.label(`${kind}-${key}`, key), [`${name}_key`]: key };
  }

  private values(name: string, value: Arg, args: Args): Ready {
    const option = args['option'];
    if (option === undefined) return plain(name, value);
    const words = each(value).map((one) => this.value(String(option), one));
    return { [name]: words.join(', '), [`${name}_keys`]: each(value).join(', ') };
  }

  /** A piece with its place, as `4-5@left@closed`. */
  private lay(laid: string): string {
    const [piece = '', place = '', flag = ''] = laid.split('@');
    const written = this.printer.piece(piece);
    if (!place && !flag) return written;
    const number = /[0-9]$/.exec(place)?.[0];
    return this.texts.format('piece-at', {
      piece: written,
      place: place.replace(/[0-9]$/, '') || 'first',
      double: number === undefined ? 'none' : this.printer.piece(`${number}-${number}`),
      flag: flag || 'none',
    });
  }
}

function plain(name: string, value: Arg): Ready {
  return { [name]: Array.isArray(value) ? value.join(', ') : value };
}

function each(value: Arg): string[] {
  if (Array.isArray(value)) return value;
  return value === '' ? [] : [String(value)];
}

function asNumber(value: Arg): number {
  return /^-?\d+$/.test(String(value)) ? Number(value) : NOBODY;
}

const yes = (true_: boolean): string => (true_ ? 'yes' : 'no');
