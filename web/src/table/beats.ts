/**
 * What is shown between two states of the server: a full trick lies for a while before it is
 * swept. A step becomes one or more beats; the last beat is the server's own state. Pure.
 */
import type { Moved, Step, TableState } from '../wire/frames.ts';
import { after, moved } from './model.ts';

export interface Beat {
  state: TableState;
  /** How long this is shown at least before the next beat, unless a person skips it. */
  wait: 'none' | 'move' | 'trick';
}

export function beats(before: TableState, step: Step): Beat[] {
  const last: Beat = { state: after(before, step), wait: waitAfter(step) };
  const events = step.events ?? [];
  const swept = events.findIndex((event) => event.type === 'moved' && isSweep(event));
  if (swept <= 0) return [last];
  const played = events.slice(0, swept);
  const zones = played.reduce((list, event) => moved(list, event), before.view.table.zones);
  const between: TableState = {
    ...before,
    view: {
      ...before.view,
      waiting: [],
      table: { ...before.view.table, zones, turn: null },
      history: [...before.view.history, ...played],
    },
    offer: { ...before.offer, prompt: { id: 'ask-wait' }, groups: [], reasons: {} },
  };
  return [{ state: between, wait: 'trick' }, last];
}

const isSweep = (event: Moved): boolean => event.source === 'trick';

function waitAfter(step: Step): Beat['wait'] {
  return step.events?.some((event) => event.type === 'moved') ? 'move' : 'none';
}
