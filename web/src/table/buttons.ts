/** The moves that are no pieces of the hand, as buttons and as ranges of numbers. Pure. */
import type { Movement } from '../texts/happenings.ts';
import type { PlainOffer } from '../wire/frames.ts';
import { write } from '../wire/notation.ts';
import { byHand } from './selecting.ts';

/** More numbers than this are chosen on a scale. */
const MOST_BUTTONS = 9;

export interface Scale {
  word: string;
  values: number[];
}

/** What one group of the offer shows beside the hand. */
export interface Row {
  label: string;
  optional: boolean;
  buttons: Movement[];
  scale: Scale | null;
}

export function rows(offer: PlainOffer, hand: readonly string[]): Row[] {
  return offer.groups.flatMap((group) => {
    const moves = group.moves.filter((move) => !byHand(move, hand));
    if (!moves.length) return [];
    const numbers = moves.flatMap((move) => (move.type === 'number' ? [move] : []));
    const scaled = numbers.length > MOST_BUTTONS;
    const word = numbers[0]?.word ?? '';
    return [
      {
        label: group.label,
        optional: group.optional ?? false,
        buttons: scaled ? moves.filter((move) => move.type !== 'number') : moves,
        scale: scaled ? { word, values: numbers.map((move) => move.value) } : null,
      },
    ];
  });
}

/** Tells one set of buttons from another, so that new ones are armed anew. */
export function signature(moves: readonly Movement[]): string {
  return moves.map(write).join(' ');
}
