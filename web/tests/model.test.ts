import { describe, expect, it } from 'vitest';
import { lastTrick, laidInOrder, readable } from '../src/table/journal.ts';
import { after, moved, myTurn } from '../src/table/model.ts';
import { tables, turnsOf } from '../src/replay/steps.ts';
import { classic, domino, finished, state } from './fixtures.ts';

describe.each([
  ['classic', classic],
  ['domino', domino],
])('a recorded deal of %s', (_, { first, steps, last }) => {
  it('leads step by step to the table as the server has it', () => {
    const folded = steps.reduce(after, first);
    expect(folded.view).toEqual(last.view);
    expect(folded.offer).toEqual(last.offer);
    expect(folded.phrases).toEqual(last.phrases);
    expect(folded.number).toBe(last.number);
  });
});

describe('moved pieces', () => {
  it('go from the hand to the trick with their owner', () => {
    const { zones } = state('classic-lead').view.table;
    const hand = zones[0]?.pieces ?? [];
    const piece = hand[0] ?? null;
    const event = {
      type: 'moved',
      pieces: [piece],
      source: 'hand:0',
      target: 'trick',
      seat: 0,
    } as const;
    const after = moved(zones, { ...event, pieces: [...event.pieces] });
    expect(after[0]?.count).toBe(hand.length - 1);
    expect(after[0]?.pieces).not.toContain(piece);
    const trick = after.find((zone) => zone.name === 'trick');
    expect(trick).toMatchObject({ count: 1, pieces: [piece], owners: [0] });
  });

  it('of others leave a hidden hand one shorter', () => {
    const { zones } = state('classic-lead').view.table;
    const before = zones[1]?.count ?? 0;
    const after = moved(zones, {
      type: 'moved',
      pieces: ['AS'],
      source: 'hand:1',
      target: 'trick',
      seat: 1,
    });
    expect(after[1]?.count).toBe(before - 1);
    expect(after[1]?.pieces).toHaveLength(before - 1);
  });
});

describe('pieces turned up', () => {
  it('show their faces where they lie, those of the seat first', () => {
    const trick = {
      name: 'trick',
      kind: 'trick',
      count: 3,
      pieces: [null, null, 'KH'],
      owners: [0, 1, 2],
    };
    const of = (seat: number) => ({ type: 'shown', pieces: ['9S'], zone: 'trick', seat }) as const;
    const shown = (seat: number) => moved([trick], { ...of(seat), pieces: ['9S'] })[0]?.pieces;
    expect(shown(1)).toEqual([null, '9S', 'KH']);
    expect(shown(0)).toEqual(['9S', null, 'KH']);
    expect(shown(-1)).toEqual(['9S', null, 'KH']);
  });
});

describe('whose turn', () => {
  it('is mine when the table waits for my seat', () => {
    expect(myTurn(state('classic-follow'))).toBe(true);
    expect(myTurn(state('domino-long'))).toBe(false);
  });
});

describe('the journal', () => {
  const { first, steps } = classic;
  const whole = steps.slice(0, 22).reduce(after, first);

  it('forgets tricks before the last one while the deal is played', () => {
    const { history } = whole.view;
    const shown = readable(history, false);
    const tricks = (events: typeof history): number =>
      events.filter((event) => event.type === 'moved' && event.source === 'trick').length;
    expect(tricks(history)).toBeGreaterThan(3);
    expect(tricks(shown)).toBe(1);
    expect(shown.some((event) => event.type === 'named' && event.what === 'trump')).toBe(true);
    expect(readable(history, true)).toEqual(history);
  });

  it('knows the last trick', () => {
    const trick = lastTrick(whole.view.history);
    expect(trick).toHaveLength(4);
    expect(trick.flatMap(({ pieces }) => pieces)).toHaveLength(4);
  });

  it('knows the order of the tiles', () => {
    const { view } = domino.steps.slice(0, 14).reduce(after, domino.first);
    expect(laidInOrder(view.history)[0]).toBe(view.table.layout?.first);
  });
});

describe('a replay', () => {
  it('is the match from its first to its last view', () => {
    const all = tables(finished.replay);
    expect(all).toHaveLength(finished.replay.steps.length + 1);
    expect(all.at(-1)?.view.verdict).not.toBeNull();
    expect(turnsOf(all)[0]).toEqual({ deal: 1, at: 0 });
    const dealt = all.find(({ view }) =>
      view.table.zones.every((zone) => zone.kind !== 'hand' || zone.count === 8),
    );
    expect(dealt?.view.table.zones[2]?.pieces).not.toContain(null);
  });
});
