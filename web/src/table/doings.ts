/** What each player did in the last turn beside putting pieces down: what is drawn and said is
    shown at the chip until that player's next turn. Pure. */
import { eventId, type Happening } from '../texts/happenings.ts';
import type { Texts } from '../texts/texts.ts';
import type { View } from '../wire/frames.ts';

/** What is shown at a chip, by text id, and of how many pieces. */
interface Doing {
  id: string;
  event: Happening;
  count: number;
}

/** In the words of a chip; nothing that has no text there is told, and when the deal is `over`
    only how it ended. */
export function toldDoings(words: Texts, view: View, seat: number, over = false): string[] {
  return doings(
    view,
    seat,
    (event) => (!over || event.type === 'stage') && isDoing(words, event),
  ).map(({ id, event, count }) => {
    const piece = event.type === 'named' ? (event.value ?? '') : [];
    return words.text(id, { seat, number: count, piece });
  });
}

/** Whether it is told at the chip of who did it. */
export const isDoing = (words: Texts, event: Happening): boolean => words.has(chipText(event));

const chipText = (event: Happening): string => `page-chip-${eventId(event)}`;

function doings(view: View, seat: number, known: (event: Happening) => boolean): Doing[] {
  let list: Doing[] = [];
  let actor = -1;
  for (const event of view.history) {
    if (event.type === 'scored') continue;
    const who = event.seat ?? -1;
    if (acts(event) && who >= 0) {
      if (who === seat && actor !== seat) list = [];
      actor = who;
    }
    if (who === seat && known(event)) list = withOne(list, event);
  }
  return actor !== seat && view.waiting.includes(seat) ? [] : list;
}

const acts = (event: Happening): boolean =>
  event.type === 'moved' || event.type === 'said' || event.type === 'named';

function withOne(list: readonly Doing[], event: Happening): Doing[] {
  const id = chipText(event);
  const count = event.type === 'moved' ? event.pieces.length : 1;
  const last = list.at(-1);
  if (last?.id !== id) return [...list, { id, event, count }];
  return [...list.slice(0, -1), { ...last, count: last.count + count }];
}
