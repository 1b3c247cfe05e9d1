/** What of a deal's history may be read again: the current and the last trick until the deal is
 * over (C0.9); everything that is no trick stays. Pure. */
import type { Happening } from '../texts/happenings.ts';
import { LAID } from './model.ts';

/** What one player put to a trick; a piece face down is null. */
export interface Laid {
  seat: number;
  pieces: (string | null)[];
}

export function readable(history: readonly Happening[], over: boolean): Happening[] {
  if (over) return [...history];
  const sweeps = history.flatMap((event, at) => (swept(event) ? [at] : []));
  let from = (sweeps.at(-2) ?? -1) + 1;
  while (from < history.length && gathered(history[from])) from += 1;
  return history.filter((event, at) => at >= from || !aboutTrick(event));
}

/** The pieces of the last trick with who played them, oldest first. */
export function lastTrick(history: readonly Happening[]): Laid[] {
  let played: Laid[] = [];
  let found: Laid[] = [];
  for (const event of history) {
    if (event.type !== 'moved') continue;
    if (LAID.includes(event.target)) {
      played.push({ seat: event.seat ?? -1, pieces: event.pieces });
    } else if (event.source === 'trick' && played.length) {
      found = played;
      played = [];
    }
  }
  return found;
}

/** Who took the last trick that was swept, where the events tell. */
export function lastTaker(history: readonly Happening[]): number | null {
  for (let at = history.length - 1; at >= 0; at -= 1) {
    const event = history[at];
    if (event?.type === 'moved' && event.source === 'trick') return event.seat ?? null;
  }
  return null;
}

/** The sweeps at the end, where what lies on the table is about to be taken. */
export function lastSweep(history: readonly Happening[]): Happening[] {
  const last = history.at(-1);
  if (last?.type !== 'moved') return [];
  const others = history.findLastIndex(
    (event) => event.type !== 'moved' || event.source !== last.source,
  );
  return history.slice(others + 1);
}

/** More is not read while playing. */
const MOST_ANNOUNCED = 2;

/** What the others said or named since the deal began or something was last put on the table,
 * and what came of it: not while a window is open, which tells that itself. */
export function announced(
  history: readonly Happening[],
  reader: number,
  inWindow: boolean,
): Happening[] {
  const begun = history.findIndex((event) => event.type === 'stage');
  const played = history.findLastIndex((event) => aboutTrick(event) || laid(event));
  const told = (event: Happening): boolean =>
    event.type === 'stage'
      ? !inWindow && (event.seat ?? -1) >= 0
      : (event.type === 'said' || event.type === 'named') && event.seat !== reader;
  return history
    .filter((event, at) => at > Math.max(begun, played) && told(event))
    .slice(-MOST_ANNOUNCED);
}

/** More is not told at once of what was done since the reader's own turn. */
const MOST_SINCE = 8;

/** What was put down, drawn, said and counted with tiles since the reader's own last turn. */
export function sinceOwn(history: readonly Happening[], reader: number): Happening[] {
  const played = (event: Happening): boolean =>
    event.type === 'said' || event.type === 'scored' || laid(event) || drawn(event);
  const own = history.findLastIndex(
    (event) => event.type !== 'scored' && event.seat === reader && played(event),
  );
  return history
    .slice(own + 1)
    .filter(played)
    .slice(-MOST_SINCE);
}

/** The tiles in the order in which they were laid. */
export function laidInOrder(history: readonly Happening[]): string[] {
  return history.flatMap((event) =>
    event.type === 'moved' && laid(event) ? event.pieces.filter((piece) => piece !== null) : [],
  );
}

const swept = (event: Happening): boolean => event.type === 'moved' && event.source === 'trick';

/** Whether it goes with a sweep: what was put beside the trick. */
const gathered = (event: Happening | undefined): boolean =>
  event?.type === 'moved' && LAID.includes(event.source);

const aboutTrick = (event: Happening): boolean =>
  event.type === 'moved' && (LAID.includes(event.source) || LAID.includes(event.target));

const laid = (event: Happening): boolean => event.type === 'moved' && event.target === 'layout';

const drawn = (event: Happening): boolean => event.type === 'moved' && event.source === 'boneyard';
