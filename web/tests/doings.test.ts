import { describe, expect, it } from 'vitest';
import { toldDoings } from '../src/table/doings.ts';
import type { Happening } from '../src/texts/happenings.ts';
import type { View } from '../src/wire/frames.ts';
import { state, words } from './fixtures.ts';

const draw = (seat: number): Happening => ({
  type: 'moved',
  pieces: [null],
  source: 'boneyard',
  target: `hand:${seat}`,
  seat,
});
const put = (seat: number, tile: string): Happening => ({
  type: 'moved',
  pieces: [tile],
  source: `hand:${seat}`,
  target: 'layout',
  seat,
  places: ['left'],
});
const knock = (seat: number): Happening => ({
  type: 'said',
  seat,
  word: 'knock',
  args: { numbers: ['1'] },
});

function view(waiting: number, ...history: Happening[]): View {
  return { ...state('domino-turn').view, waiting: [waiting], history };
}

describe('what a player did', () => {
  const ru = words('ru');

  it('is told at the chip until the next turn of that player', () => {
    const played = [put(0, '1-1'), draw(1), draw(1), knock(1)];
    expect(toldDoings(ru, view(2, ...played), 1)).toEqual(['Берёт: 2', 'Стучу']);
    expect(toldDoings(ru, view(2, ...played), 0)).toEqual([]);
    expect(toldDoings(ru, view(1, ...played, put(2, '1-3'), put(0, '3-4')), 1)).toEqual([]);
    const after = [...played, put(0, '1-2'), put(1, '2-2')];
    expect(toldDoings(ru, view(0, ...after), 1)).toEqual([]);
  });

  it('stays while the same turn goes on', () => {
    expect(toldDoings(ru, view(1, put(0, '1-1'), draw(1)), 1)).toEqual(['Берёт: 1']);
    expect(toldDoings(ru, view(2, put(0, '1-1'), draw(1), put(1, '1-2')), 1)).toEqual(['Берёт: 1']);
  });

  it('is only how it ended when the deal is over', () => {
    const ended: Happening = { type: 'stage', name: 'fish', seat: 1 };
    const shown: Happening = { type: 'shown', pieces: ['6-6'], zone: 'hand:1', seat: 1 };
    const all = [draw(1), put(1, '1-1'), knock(0), ended, shown];
    expect(toldDoings(ru, view(-1, ...all), 1, true)).toEqual(['Рыба!']);
    expect(toldDoings(ru, view(-1, ...all), 0, true)).toEqual([]);
  });
});
