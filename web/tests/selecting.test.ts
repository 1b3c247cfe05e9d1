import { describe, expect, it } from 'vitest';
import { rows, signature } from '../src/table/buttons.ts';
import {
  liftable,
  matching,
  onlyMove,
  placesFor,
  remarkOn,
  tapped,
  toldOf,
} from '../src/table/selecting.ts';
import type { Group, PlainOffer } from '../src/wire/frames.ts';
import { write } from '../src/wire/notation.ts';
import { state } from './fixtures.ts';

const offer = (...groups: Group[]): PlainOffer => ({
  seat: 0,
  prompt: { id: 'ask-lead' },
  groups,
  reasons: {},
});
const play = (...pieces: string[]): Group['moves'][number] => ({
  type: 'play',
  parts: pieces.map((piece) => ({ piece })),
});

describe('lifted pieces', () => {
  const sets = offer({
    label: 'lead',
    moves: [play('7C'), play('8C'), play('7C', '8C'), play('8H')],
  });

  it('are a move exactly when an offered move has these pieces', () => {
    expect(matching(sets, ['8C', '7C']).map(({ move }) => write(move))).toEqual(['7C+8C']);
    expect(matching(sets, ['8H', '7C'])).toEqual([]);
    expect(onlyMove(sets, ['7C'])).toEqual(play('7C'));
    expect(onlyMove(sets, [])).toBeNull();
  });

  it('may be joined only on the way to a move', () => {
    expect([...liftable(sets, [])].sort()).toEqual(['7C', '8C', '8H']);
    expect([...liftable(sets, ['7C'])]).toEqual(['8C']);
    expect(tapped(sets, ['7C'], '8C').lifted).toEqual(['7C', '8C']);
    expect(tapped(sets, ['7C', '8C'], '7C').lifted).toEqual(['8C']);
    expect(tapped(sets, ['7C'], '8H').lifted).toEqual(['8H']);
    expect(tapped(sets, ['7C'], 'AS').lifted).toEqual(['7C']);
  });

  it('keep their order where it matters', () => {
    const ordered = offer({ label: 'lay', ordered: true, moves: [play('7C', '8C')] });
    expect([...liftable(ordered, [])]).toEqual(['7C']);
    expect(matching(ordered, ['8C', '7C'])).toEqual([]);
    expect(matching(ordered, ['7C', '8C'])).toHaveLength(1);
  });

  it('are played by a second tap on the only one, or by the first for who wants it', () => {
    expect(tapped(sets, [], '7C').move).toBeNull();
    expect(tapped(sets, ['7C'], '7C').move).toEqual(play('7C'));
    expect(tapped(sets, [], '7C', true).move).toBeNull();
    const singles = offer({ label: 'play', moves: [play('7C'), play('8C')] });
    expect(tapped(singles, [], '7C', true).move).toEqual(play('7C'));
    const caught = { ...singles, reasons: { '7C': { id: 'tricks-follow-suit' } } };
    expect(tapped(caught, [], '7C', true)).toEqual({ lifted: ['7C'], move: null });
  });

  it('may have several meanings, each with its group', () => {
    const two = offer(
      { label: 'beat', moves: [play('AC')] },
      { label: 'discard', moves: [{ type: 'pick', word: 'discard', pieces: ['AC'] }] },
    );
    expect(matching(two, ['AC']).map(({ group }) => group.label)).toEqual(['beat', 'discard']);
    expect(onlyMove(two, ['AC'])).toBeNull();
  });

  it('are told why they are no play, in whatever order they were chosen', () => {
    const mixed = { id: 'set-mixed-suits', args: { cards: ['7C', '8H'] }, rule: 'C8.3' };
    const told = { ...sets, remarks: [{ pieces: ['7C', '8H'], message: mixed }] };
    expect(remarkOn(told, ['8H', '7C'])).toEqual(mixed);
    expect(remarkOn(told, ['7C'])).toBeNull();
    expect(remarkOn(sets, ['8H', '7C'])).toBeNull();
    expect(toldOf(told, ['7C'], '8H')).toEqual(mixed);
    expect(toldOf(told, [], '8H')).toBeNull();
    expect(toldOf(told, ['7C', '8C'], '8C')).toBeNull();
    const barred = { ...told, reasons: { '8H': { id: 'set-only-declared' } } };
    expect(toldOf(barred, ['7C'], '8H')).toEqual({ id: 'set-only-declared' });
  });

  it('of dominoes show the ends where they fit', () => {
    const { offer: tiles } = state('domino-turn');
    const first = tiles.groups[0]?.moves[0];
    if (first?.type !== 'play') throw new Error('no tile on offer');
    const piece = first.parts[0]?.piece ?? '';
    const places = placesFor(tiles, [piece]);
    expect([...places.values()].flat().map(write)).toContain(write(first));
  });
});

describe('buttons', () => {
  it('are all moves that are no pieces of the hand', () => {
    const { offer: praise } = state('classic-praise');
    const [row] = rows(praise, ['QC']);
    expect(row?.buttons.map(write)).toEqual(['trump C', 'trump D', 'trump H', 'trump S']);
    expect(row?.optional).toBe(false);
  });

  it('of many numbers become a scale', () => {
    const moves = Array.from({ length: 31 }, (_, at) => ({
      type: 'number' as const,
      word: 'cut',
      value: at + 1,
    }));
    const [row] = rows(offer({ label: 'cut', moves }), []);
    expect(row?.buttons).toEqual([]);
    expect(row?.scale?.values).toHaveLength(31);
  });

  it('of few numbers stay buttons, and optional ones say so', () => {
    const { offer: caught } = state('classic-caught');
    const hand = state('classic-caught').view.table.zones[0]?.pieces ?? [];
    const [row] = rows(
      caught,
      hand.filter((piece) => piece !== null),
    );
    expect(row).toMatchObject({ optional: true, scale: null });
    expect(row?.buttons.every((move) => move.type === 'number')).toBe(true);
  });

  it('are told apart by what they do', () => {
    expect(signature([{ type: 'choose', word: 'pass' }])).toBe('pass');
    expect(signature([{ type: 'choose', word: 'trump', value: 'H' }])).toBe('trump H');
  });
});

describe('notation', () => {
  it.each([
    [{ type: 'play', parts: [{ piece: '6-6', place: 'up', flag: 'closed' }] }, '6-6@up!'],
    [
      {
        type: 'play',
        parts: [
          { piece: '4-5', place: 'left' },
          { piece: '5-5', place: 'right', flag: 'inline' },
        ],
      },
      '4-5@left+5-5@right=inline',
    ],
    [{ type: 'pick', word: 'lay', pieces: ['7C', '8C'] }, 'lay 7C+8C'],
    [{ type: 'pick', word: 'give', pieces: [] }, 'give -'],
    [{ type: 'number', word: 'challenge', value: 3 }, 'challenge 3'],
    [{ type: 'say', phrase: 'thanks' }, 'say thanks'],
  ] as const)('%j', (move, line) => {
    expect(write(structuredClone(move) as never)).toBe(line);
  });
});
