/**
 * From lifted pieces to a move. The offer lists every move, so the page needs no rules: a
 * selection is a move exactly when an offered move has these pieces. Pure.
 */
import type { Movement } from '../texts/happenings.ts';
import type { Group, Message, PlainOffer } from '../wire/frames.ts';

/** A move on offer with the group it stands in. */
export interface Offered {
  move: Movement;
  group: Group;
}

export function offered(offer: PlainOffer): Offered[] {
  return offer.groups.flatMap((group) => group.moves.map((move) => ({ move, group })));
}

/** The pieces of a move, in its order; none for a move that is only said. */
export function piecesOf(move: Movement): string[] {
  if (move.type === 'play') return move.parts.map((part) => part.piece);
  return move.type === 'pick' ? move.pieces : [];
}

/** Whether the move is made with pieces of the hand; all others are buttons. */
export function byHand(move: Movement, hand: readonly string[]): boolean {
  const pieces = piecesOf(move);
  return pieces.length > 0 && pieces.every((piece) => hand.includes(piece));
}

/** The moves that these lifted pieces are. */
export function matching(offer: PlainOffer, lifted: readonly string[]): Offered[] {
  if (!lifted.length) return [];
  return offered(offer).filter(({ move, group }) => {
    const pieces = piecesOf(move);
    return pieces.length === lifted.length && begins(pieces, lifted, group.ordered);
  });
}

/** The pieces that may be lifted beside those lifted already, on the way to some move. */
export function liftable(offer: PlainOffer, lifted: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const { move, group } of offered(offer)) {
    const pieces = piecesOf(move);
    if (!begins(pieces, lifted, group.ordered)) continue;
    const next = group.ordered ? pieces.slice(lifted.length, lifted.length + 1) : pieces;
    for (const piece of next) if (!lifted.includes(piece)) found.add(piece);
  }
  return found;
}

/** What is to be said of these pieces chosen together: why they are no play. */
export function remarkOn(offer: PlainOffer, pieces: readonly string[]): Message | null {
  const same = offer.remarks?.find(
    (remark) =>
      remark.pieces.length === pieces.length &&
      remark.pieces.every((piece) => pieces.includes(piece)),
  );
  return same?.message ?? null;
}

/**
 * What a tap on `piece` must be told: why the piece cannot be played, or why it cannot together
 * with those lifted already.
 */
export function toldOf(
  offer: PlainOffer,
  lifted: readonly string[],
  piece: string,
): Message | null {
  const tried = lifted.includes(piece)
    ? lifted.filter((other) => other !== piece)
    : [...lifted, piece];
  return offer.reasons[piece] ?? remarkOn(offer, tried);
}

/** What a tap on a piece of the hand comes to. */
export interface Tapped {
  lifted: string[];
  /** The move that is made with it. */
  move: Movement | null;
}

/**
 * The first tap lifts, the second one on the only lifted piece plays; with `atOnce` the first one
 * plays where it has one meaning and breaks no rule.
 */
export function tapped(
  offer: PlainOffer,
  lifted: readonly string[],
  piece: string,
  atOnce = false,
): Tapped {
  if (lifted.length === 1 && lifted[0] === piece) {
    const move = onlyMove(offer, lifted);
    return { lifted: move || placesFor(offer, lifted).size > 0 ? [piece] : [], move };
  }
  const oneByOne = offered(offer).every(({ move }) => piecesOf(move).length <= 1);
  const now = lift(offer, oneByOne ? [] : lifted, piece);
  const once = atOnce && oneByOne && now.includes(piece) && !(piece in offer.reasons);
  return { lifted: now, move: once ? onlyMove(offer, now) : null };
}

function lift(offer: PlainOffer, lifted: readonly string[], piece: string): string[] {
  if (lifted.includes(piece)) return lifted.filter((other) => other !== piece);
  if (liftable(offer, lifted).has(piece)) return [...lifted, piece];
  return liftable(offer, []).has(piece) ? [piece] : [...lifted];
}

/** The one move that these pieces are, if it is only one. */
export function onlyMove(offer: PlainOffer, lifted: readonly string[]): Movement | null {
  const moves = matching(offer, lifted);
  return moves.length === 1 ? (moves[0]?.move ?? null) : null;
}

/** The places where the lifted pieces may go, with the moves that put something there. */
export function placesFor(offer: PlainOffer, lifted: readonly string[]): Map<string, Movement[]> {
  const places = new Map<string, Movement[]>();
  for (const { move } of matching(offer, lifted)) {
    if (move.type !== 'play') continue;
    for (const { place } of move.parts)
      if (place) places.set(place, [...(places.get(place) ?? []), move]);
  }
  return places;
}

/** The move that a tap on a place comes to; null where there is more to choose. */
export function plainest(moves: readonly Movement[]): Movement | null {
  if (moves.length === 1) return moves[0] ?? null;
  const plain = moves.filter(
    (move) => move.type === 'play' && move.parts.length === 1 && !move.parts[0]?.flag,
  );
  return plain.length === 1 ? (plain[0] ?? null) : null;
}

function begins(pieces: readonly string[], lifted: readonly string[], ordered = false): boolean {
  if (pieces.length < lifted.length || !pieces.length) return false;
  if (ordered) return lifted.every((piece, at) => pieces[at] === piece);
  return lifted.every((piece) => pieces.includes(piece));
}
