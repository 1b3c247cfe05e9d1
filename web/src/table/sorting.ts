/** A hand in the order in which people hold it: trumps first, from the highest down, then the
 * suits in turn of colour. The table of facts says it all; tiles go from the lightest up. */
import { isTile, suitOf } from '../texts/pieces.ts';
import type { PieceFacts } from '../wire/frames.ts';

const TRUMPS = 'T';
const BLACK = 'SC';
const SUITS = ['S', 'H', 'C', 'D'];

export function sorted(pieces: readonly string[], facts: readonly PieceFacts[]): string[] {
  const known = new Map(facts.map((fact) => [fact.piece, fact]));
  const tiles = pieces.filter(isTile).sort();
  const classes = new Map<string, string[]>();
  for (const card of pieces) {
    if (isTile(card)) continue;
    const cls = known.get(card)?.cls ?? suitOf(card);
    classes.set(cls, [...(classes.get(cls) ?? []), card]);
  }
  const power = (card: string): number => known.get(card)?.power ?? 0;
  const cards = inTurn([...classes.keys()]).flatMap((cls) =>
    (classes.get(cls) ?? []).sort((a, b) => power(b) - power(a) || (a < b ? -1 : 1)),
  );
  return [...cards, ...tiles];
}

/** Trumps, then the suits so that colours alternate; anything else last. */
function inTurn(classes: readonly string[]): string[] {
  const suits = SUITS.filter((suit) => classes.includes(suit));
  const others = classes.filter((cls) => cls !== TRUMPS && !suits.includes(cls)).sort();
  return [...(classes.includes(TRUMPS) ? [TRUMPS] : []), ...alternating(suits), ...others];
}

function alternating(suits: readonly string[]): string[] {
  const black = suits.filter((suit) => BLACK.includes(suit));
  const red = suits.filter((suit) => !BLACK.includes(suit));
  const [longer, shorter] = black.length >= red.length ? [black, red] : [red, black];
  return longer.flatMap((suit, at) => [suit, ...shorter.slice(at, at + 1)]);
}
