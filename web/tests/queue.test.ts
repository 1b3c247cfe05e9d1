import { describe, expect, it } from 'vitest';
import { beats } from '../src/table/beats.ts';
import { after } from '../src/table/model.ts';
import { Queue, type Pace, type Timer } from '../src/table/queue.ts';
import type { TableState } from '../src/wire/frames.ts';
import type { Happening } from '../src/texts/happenings.ts';
import { classic } from './fixtures.ts';

const zoneOf = (state: TableState | undefined, kind: string) =>
  state?.view.table.zones.find((zone) => zone.kind === kind);

/** A clock that moves when told. */
class Clock implements Timer {
  private now = 0;
  private due: { at: number; run: () => void; id: number }[] = [];
  private ids = 0;

  set(run: () => void, ms: number): number {
    this.ids += 1;
    this.due.push({ at: this.now + ms, run, id: this.ids });
    return this.ids;
  }

  clear(id: unknown): void {
    this.due = this.due.filter((each) => each.id !== id);
  }

  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.due.filter((each) => each.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.now = next.at;
      this.clear(next.id);
      next.run();
    }
    this.now = end;
  }
}

const PACE: Pace = { none: 0, move: 200, trick: 1200 };

function made(): { queue: Queue; clock: Clock; shown: TableState[] } {
  const clock = new Clock();
  const shown: TableState[] = [];
  const queue = new Queue(
    classic.first,
    (state) => shown.push(state),
    () => PACE,
    clock,
  );
  return { queue, clock, shown };
}

const sweeping = classic.steps.findIndex((step) =>
  step.events?.some((event) => event.type === 'moved' && event.source === 'trick'),
);
const upTo = (count: number): TableState =>
  classic.steps.slice(0, count).reduce(after, classic.first);

describe('beats', () => {
  it('show the whole trick before it is swept', () => {
    const step = classic.steps[sweeping];
    if (!step) throw new Error('no sweep recorded');
    const [full, swept, ...others] = beats(upTo(sweeping), step);
    expect(others).toEqual([]);
    const trick = full?.state.view.table.zones.find((zone) => zone.kind === 'trick');
    expect(trick?.pieces).toHaveLength(4);
    expect(trick?.owners).toHaveLength(4);
    expect(full?.wait).toBe('trick');
    expect(full?.state.offer.groups).toEqual([]);
    expect(swept?.state).toEqual(upTo(sweeping + 1));
  });

  const moved = (source: string, target: string, pieces: (string | null)[], seat = -1) =>
    ({ type: 'moved', source, target, pieces, seat }) as const;

  function shown(...events: Happening[]): TableState[] {
    const { number } = classic.first;
    const made = beats(classic.first, { t: 'step', table: 't1', number: number + 1, events });
    expect(made.at(-1)?.state.number).toBe(number + 1);
    return made.slice(0, -1).map((beat) => beat.state);
  }

  it('show every trick of a step, and tricks that are taken together as one', () => {
    const one = [moved('deck', 'trick', ['9S'], 0), moved('trick', 'pile:0', ['9S'], 0)];
    const two = [moved('deck', 'trick', ['7S'], 1), moved('trick', 'pile:1', ['7S'], 1)];
    const [first, second, ...others] = shown(...one, ...two, moved('trick', 'pile:1', [], 1));
    expect(others).toEqual([]);
    expect(zoneOf(first, 'trick')?.pieces).toEqual(['9S']);
    expect(zoneOf(second, 'trick')?.pieces).toEqual(['7S']);
    expect(second?.view.history.at(-1)).toMatchObject({ source: 'trick', seat: 1 });
  });

  it('show what only passes over the table', () => {
    const [lying, ...others] = shown(
      moved('deck', 'coffin', [null, null]),
      moved('deck', 'coffin', ['9S', 'KH']),
      moved('coffin', 'pile:0', ['9S', 'KH', null, null], 0),
    );
    expect(others).toEqual([]);
    expect(zoneOf(lying, 'coffin')).toMatchObject({ count: 4, pieces: [null, null, '9S', 'KH'] });
  });
});

describe('the queue', () => {
  it('waits while a trick lies, then goes on by itself', () => {
    const { queue, clock, shown } = made();
    for (const step of classic.steps.slice(0, sweeping + 1)) queue.push(step);
    const moves = classic.steps
      .slice(0, sweeping)
      .filter((step) => step.events?.some((event) => event.type === 'moved'));
    clock.pass(moves.length * 200);
    const trick = (): number =>
      shown.at(-1)?.view.table.zones.find((zone) => zone.kind === 'trick')?.count ?? -1;
    expect(trick()).toBe(4);
    clock.pass(1100);
    expect(trick()).toBe(4);
    clock.pass(200);
    expect(trick()).toBe(0);
    expect(shown.at(-1)).toEqual(queue.latest);
  });

  it('ends with the server’s view whatever was skipped', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { queue, clock, shown } = made();
      classic.steps.forEach((step, at) => {
        queue.push(step);
        if ((at * 7 + seed) % 5 === 0) queue.skip();
        clock.pass(((at * 13 + seed * 31) % 9) * 100);
      });
      clock.pass(60_000);
      expect(shown.at(-1)?.view).toEqual(classic.last.view);
      expect(queue.busy).toBe(false);
    }
  });

  it('skips at a tap, and tells whether there was anything', () => {
    const { queue, shown } = made();
    expect(queue.skip()).toBe(false);
    for (const step of classic.steps.slice(0, 4)) queue.push(step);
    expect(queue.skip()).toBe(true);
    expect(shown.at(-1)).toEqual(upTo(4));
  });

  it('never falls behind', () => {
    const { queue, shown } = made();
    for (const step of classic.steps) queue.push(step);
    expect(shown.at(-1)?.number).toBeGreaterThan(classic.last.number - 14);
  });

  it('takes nothing twice', () => {
    const { queue, clock } = made();
    const step = classic.steps[0];
    if (!step) throw new Error('nothing recorded');
    queue.push(step);
    queue.push(step);
    clock.pass(1000);
    expect(queue.latest).toEqual(upTo(1));
  });

  it('takes the times of now for the state it has', () => {
    const { queue, shown } = made();
    const around = { ...classic.first.around, watchers: 3 };
    queue.push({ t: 'step', table: 't1', number: classic.first.number, around });
    expect(shown.at(-1)?.around.watchers).toBe(3);
  });
});
