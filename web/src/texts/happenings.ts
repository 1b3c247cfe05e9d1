/** Which text tells an event or a move, and with which arguments: as kozel.texts.happenings. */
import type {
  Choose,
  Moved,
  Named,
  Number as Numbered,
  Part,
  Pick,
  Play,
  Said,
  Say,
  Scored,
  Shown,
  Shuffle,
  Staged,
} from '../wire/frames.ts';
import type { Args } from './arguments.ts';
import type { Catalogue } from './catalogue.ts';
import { isPiece, SIGNS } from './pieces.ts';

export type Happening = Moved | Shown | Said | Named | Scored | Staged;
export type Movement = Play | Choose | Numbered | Pick | Say | Shuffle;

interface Told {
  id: string;
  args: Args;
}

/** `hand:2` is a hand, that of seat 2; `pile:1` that of side 1. */
export function kindAndNumber(zone: string): [string, number | null] {
  const [kind = '', number = ''] = zone.split(':');
  return [kind, /^\d+$/.test(number) ? Number(number) : null];
}

/** What kind of thing happened, as ids of texts have it. */
export function eventId(event: Happening): string {
  switch (event.type) {
    case 'moved':
      return `moved-${kindAndNumber(event.source)[0]}-${kindAndNumber(event.target)[0]}`;
    case 'shown':
      return `shown-${kindAndNumber(event.zone)[0]}`;
    case 'said':
      return `said-${event.word}`;
    case 'named':
      return `named-${event.what}`;
    case 'stage':
      return `stage-${event.name}`;
    case 'scored':
      return 'scored';
  }
}

/** The text of an event that is not a line of the score sheet. */
export function toldEvent(texts: Catalogue, event: Exclude<Happening, Scored>): Told {
  const seat = event.seat ?? -1;
  switch (event.type) {
    case 'moved':
      return toldMoved(texts, event);
    case 'shown': {
      const [kind, number] = kindAndNumber(event.zone);
      return {
        id: first(texts, `shown-${kind}`, 'shown'),
        args: { ...actor(seat, number), ...ofPieces(event.pieces), zone: event.zone },
      };
    }
    case 'said':
      return { id: `said-${event.word}`, args: { seat, ...event.args } };
    case 'named': {
      const value = event.value ?? '';
      return {
        id: first(texts, `named-${event.what}-${value}`, `named-${event.what}`),
        args: { seat, ...ofValue(value) },
      };
    }
    case 'stage':
      return { id: `stage-${event.name}`, args: { seat, ...event.args } };
  }
}

/** What holds now as it was named in the deal, where that is worth saying all the time. */
export function toldNow(texts: Catalogue, what: string, value: string): Told | null {
  const id = first(texts, `now-${what}-${value}`, `now-${what}`);
  return texts.has(id) ? { id, args: ofValue(value) } : null;
}

/** The label of a move. */
export function toldMove(texts: Catalogue, move: Movement): Told {
  switch (move.type) {
    case 'play':
      return {
        id: 'move-play',
        args: { ...ofPieces(move.parts.map((part) => part.piece)), ...laid(move.parts) },
      };
    case 'choose':
      return {
        id: first(texts, `move-${move.word}-${move.value ?? ''}`, `move-${move.word}`),
        args: ofValue(move.value ?? ''),
      };
    case 'number':
      return { id: `move-${move.word}`, args: { number: move.value, seat_named: move.value } };
    case 'pick': {
      const id = `move-${move.word}`;
      return {
        id: move.pieces.length ? id : first(texts, `${id}-none`, id),
        args: ofPieces(move.pieces),
      };
    }
    case 'say':
      return { id: 'move-say', args: { phrase: move.phrase } };
    case 'shuffle':
      return { id: 'move-shuffle', args: { label: move.label, ...ofPieces(move.order) } };
  }
}

function toldMoved(texts: Catalogue, event: Moved): Told {
  const [source, sourceNumber] = kindAndNumber(event.source);
  const [target, targetNumber] = kindAndNumber(event.target);
  const args: Args = {
    ...actor(event.seat ?? -1, targetNumber ?? sourceNumber),
    ...ofPieces(event.pieces),
    zone_from: event.source,
    zone_to: event.target,
    hidden: event.faces ? 'yes' : 'no',
  };
  if (targetNumber !== null) args['side_to'] = targetNumber;
  if (event.places?.length) {
    const parts: Part[] = [];
    event.places.forEach((place, at) => {
      const piece = event.pieces[at];
      if (piece == null) return;
      parts.push(partAt(piece, place));
    });
    Object.assign(args, laid(parts));
  }
  return { id: first(texts, `moved-${source}-${target}`, 'moved'), args };
}

/** A piece that went to a place in some way: `left`, `up!` closed, `left=inline`. */
function partAt(piece: string, where: string): Part {
  if (where.endsWith('!')) return { piece, place: where.slice(0, -1), flag: 'closed' };
  const [place = '', flag = ''] = where.split('=');
  return { piece, place, flag };
}

const first = (texts: Catalogue, wanted: string, otherwise: string): string =>
  texts.has(wanted) ? wanted : otherwise;

/** Who acts; of a move of the house the seat whose zone it is. */
const actor = (seat: number, owner: number | null): Args => ({
  seat: seat < 0 && owner !== null ? owner : seat,
});

function ofPieces(pieces: readonly (string | null)[]): Args {
  const seen = pieces.filter((piece) => piece !== null);
  const known = seen.length === pieces.length ? 'all' : seen.length ? 'some' : 'none';
  return { pieces: seen, pieces_count: pieces.length, known };
}

const laid = (parts: readonly Part[]): Args => ({
  laid: parts.map((part) => `${part.piece}@${part.place ?? ''}@${part.flag ?? ''}`),
});

function ofValue(value: string): Args {
  const args: Args = { value };
  if (value in SIGNS) args['suit'] = value;
  if (isPiece(value)) args['piece'] = value;
  if (/^\d+$/.test(value)) {
    args['number'] = Number(value);
    args['seat_named'] = Number(value);
  }
  return args;
}
