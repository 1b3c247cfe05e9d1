/**
 * What is shown between two states of the server: pieces that come to the table and leave it in
 * one step lie for a while before they are swept. A step becomes one or more beats; the last
 * beat is the server's own state. Pure.
 */
import { kindAndNumber, type Happening } from '../texts/happenings.ts';
import type { Step, TableState, Zone } from '../wire/frames.ts';
import { after, moved } from './model.ts';

export interface Beat {
  state: TableState;
  /** How long this is shown at least before the next beat, unless a person skips it. */
  wait: 'none' | 'move' | 'trick';
}

export function beats(before: TableState, step: Step): Beat[] {
  const last = after(before, step);
  const events = step.events ?? [];
  const passing = passedThrough(before, last, events);
  const swept = (at: number): boolean => isSweep(events[at], passing);
  const lying: Beat[] = events.flatMap((_, at) => {
    if (at === 0 || !swept(at) || swept(at - 1)) return [];
    let end = at;
    while (swept(end)) end += 1;
    return [{ state: upTo(before, events.slice(0, at), end, passing, events), wait: 'trick' }];
  });
  return [...lying, { state: last, wait: waitAfter(step) }];
}

/** Zones that are there neither before nor after: they would not be seen at all. */
function passedThrough(before: TableState, last: TableState, events: readonly Happening[]): Zone[] {
  const known = new Set([...before.view.table.zones, ...last.view.table.zones].map((z) => z.name));
  const names = events.flatMap((event) =>
    event.type === 'moved' && !known.has(event.target) ? [event.target] : [],
  );
  return [...new Set(names)].map((name) => ({
    name,
    kind: kindAndNumber(name)[0],
    count: 0,
    pieces: [],
  }));
}

/** The table when so much has happened. The sweep itself is told, but not done yet: it says who
 * takes what lies there. */
function upTo(
  before: TableState,
  done: readonly Happening[],
  told: number,
  passing: readonly Zone[],
  events: readonly Happening[],
): TableState {
  const { table, history } = before.view;
  const zones = done.reduce<Zone[]>(moved, [...table.zones, ...passing]);
  return {
    ...before,
    view: {
      ...before.view,
      waiting: [],
      table: { ...table, zones, turn: null },
      history: [...history, ...events.slice(0, told)],
    },
    offer: { ...before.offer, prompt: { id: 'ask-wait' }, groups: [], reasons: {} },
  };
}

const isSweep = (event: Happening | undefined, passing: readonly Zone[]): boolean =>
  event?.type === 'moved' &&
  (event.source === 'trick' || passing.some((zone) => zone.name === event.source));

function waitAfter(step: Step): Beat['wait'] {
  return step.events?.some((event) => event.type === 'moved') ? 'move' : 'none';
}
