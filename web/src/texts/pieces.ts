/** Cards and tiles as people read them: with suit signs, in Russian letters, or in words. */
import type { Catalogue } from './catalogue.ts';

export const SIGNS: Record<string, string> = { C: '♣', D: '♦', H: '♥', S: '♠' };
const RUSSIAN_SUITS: Record<string, string> = { C: 'т', D: 'б', H: 'ч', S: 'п' };
const RUSSIAN_RANKS: Record<string, string> = { T: '10', J: 'В', Q: 'Д', K: 'К', A: 'Т' };

export interface Style {
  indices: 'ru' | 'int';
  suits: 'signs' | 'letters';
  words: boolean;
}

export const isTile = (piece: string): boolean => piece.includes('-');
export const rankOf = (card: string): string => card.slice(0, -1);
export const suitOf = (card: string): string => card.slice(-1);
export const isPiece = (text: string): boolean =>
  /^[6-9TJQKA][CDHS]$/.test(text) ||
  (/^[0-9]-[0-9]$/.test(text) && text.charAt(0) <= text.charAt(2));

/** The index that a card wears. */
export function index(rank: string, indices: 'ru' | 'int'): string {
  if (indices === 'ru') return RUSSIAN_RANKS[rank] ?? rank;
  return rank === 'T' ? '10' : rank;
}

export class Printer {
  constructor(
    private readonly texts: Catalogue,
    private readonly style: Style,
  ) {}

  suit(suit: string): string {
    if (this.style.words) return this.texts.format(`suit-${suit}`);
    if (this.style.suits === 'signs') return SIGNS[suit] ?? suit;
    return this.style.indices === 'ru' ? (RUSSIAN_SUITS[suit] ?? suit) : suit;
  }

  rank(rank: string): string {
    if (this.style.words) return this.texts.format(`rank-${rank}`);
    if (this.style.indices === 'int' && this.style.suits === 'letters') return rank;
    return index(rank, this.style.indices);
  }

  piece(piece: string): string {
    if (isTile(piece)) return this.style.words ? this.tileInWords(piece) : piece;
    const [rank, suit] = [rankOf(piece), suitOf(piece)];
    if (this.style.words) return this.texts.format('card-in-words', { rank, suit });
    return this.rank(rank) + this.suit(suit);
  }

  /** Several of them: signs need no commas, words do. */
  row(written: readonly string[]): string {
    return written.join(this.style.words ? ', ' : ' ');
  }

  pieces(pieces: readonly string[]): string {
    return this.row(pieces.map((piece) => this.piece(piece)));
  }

  private tileInWords(tile: string): string {
    const [low = '', high = ''] = tile.split('-');
    const pips = (half: string): string => this.texts.format(`pips-${half}`);
    if (low === high) return this.texts.format('double-in-words', { pips: pips(low) });
    return this.texts.format('tile-in-words', { high: pips(high), low: pips(low) });
  }
}
