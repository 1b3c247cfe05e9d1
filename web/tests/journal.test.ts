import { describe, expect, it } from 'vitest';
import { announced, lastSweep, sinceOwn } from '../src/table/journal.ts';
import type { Happening } from '../src/texts/happenings.ts';

const begun: Happening = { type: 'stage', name: 'deal', seat: 3 };
const lot: Happening = { type: 'named', what: 'dealer', seat: 3 };
const dealt: Happening = { type: 'moved', source: 'deck', target: 'hand:0', pieces: ['9S'] };
const thrown: Happening = {
  type: 'moved',
  source: 'hand:1',
  target: 'trick',
  pieces: ['KS'],
  seat: 1,
};
const swept: Happening = {
  type: 'moved',
  source: 'trick',
  target: 'pile:0',
  pieces: ['KS'],
  seat: 0,
};
const pass = (seat: number): Happening => ({ type: 'said', word: 'pass', seat });
const passes: Happening[] = [pass(1), pass(2), pass(3)];

describe('what was announced', () => {
  it('is what the others said last, until a piece is put on the table', () => {
    const history = [lot, begun, dealt, ...passes];
    expect(announced(history, 0, false)).toEqual([pass(2), pass(3)]);
    expect(announced(history, 3, false)).toEqual([pass(1), pass(2)]);
    expect(announced([...history, thrown], 0, false)).toEqual([]);
  });

  it('is told of what came about, but not twice by a window', () => {
    const shown: Happening = { type: 'stage', name: 'must-play', seat: 0 };
    expect(announced([begun, dealt, shown], 0, false)).toEqual([shown]);
    expect(announced([begun, dealt, shown], 0, true)).toEqual([]);
  });
});

describe('what was done with tiles since the own turn', () => {
  const put = (seat: number): Happening => ({
    type: 'moved',
    source: `hand:${seat}`,
    target: 'layout',
    pieces: ['1-2'],
    seat,
  });
  const draw = (seat: number): Happening => ({
    type: 'moved',
    source: 'boneyard',
    target: `hand:${seat}`,
    pieces: [null],
    seat,
  });

  it('is what the others put, drew and said', () => {
    const others = [put(1), draw(2), pass(2), put(3)];
    expect(sinceOwn([begun, dealt, put(0), ...others], 0)).toEqual(others);
    expect(sinceOwn([begun, dealt, ...others, put(0)], 0)).toEqual([]);
  });

  it('is all that was played before the first turn, not what was dealt', () => {
    expect(sinceOwn([lot, begun, dealt, put(3)], 0)).toEqual([put(3)]);
  });
});

describe('what is being swept', () => {
  it('is at the end, all of it', () => {
    expect(lastSweep([thrown, swept, swept])).toEqual([swept, swept]);
    expect(lastSweep([swept, pass(1)])).toEqual([]);
  });
});
