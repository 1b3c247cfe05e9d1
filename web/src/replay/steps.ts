/** A replayed match as tables that the stage can show. Pure. */
import { WATCHER } from '../texts/arguments.ts';
import { after } from '../table/model.ts';
import type { Replay, TableState } from '../wire/frames.ts';

/** The table before the first move and after each step. */
export function tables(replay: Replay): TableState[] {
  const sitters = replay.players.map(({ name, bot }, seat) => ({
    kind: replay.first.seating.kinds[seat] ?? ('person' as const),
    ...(name && { name }),
    ...(bot && { bot }),
  }));
  let table: TableState = {
    t: 'table',
    table: replay.table,
    number: 0,
    seat: WATCHER,
    code: '',
    view: replay.first,
    offer: { seat: WATCHER, prompt: { id: 'ask-wait' }, groups: [], reasons: {} },
    phrases: [],
    around: { sitters },
    proof: { deal: replay.first.deal },
  };
  return [
    table,
    ...replay.steps.map(({ events, view, parts }, at) => {
      const step = { events: events ?? [], view: view ?? {}, parts: parts ?? {} };
      table = after(table, { t: 'step', table: replay.table, number: at + 1, ...step });
      return table;
    }),
  ];
}

/** Where each deal begins. */
export function turnsOf(all: readonly TableState[]): { deal: number; at: number }[] {
  const turns: { deal: number; at: number }[] = [];
  all.forEach(({ view }, at) => {
    if (turns.at(-1)?.deal !== view.deal) turns.push({ deal: view.deal, at });
  });
  return turns;
}
