import { describe, expect, it } from 'vitest';
import { hashOf, routeOf } from '../src/net/route.svelte.ts';
import { faultOf, lineAt, lineOf } from '../src/replay/pasted.ts';
import { words } from './fixtures.ts';

describe('a pasted game', () => {
  it('has a place of its own', () => {
    expect(routeOf(hashOf('pasted'))).toEqual({ at: 'pasted' });
  });

  it('finds the line that is to blame', () => {
    const text = 'one\ntwo\n\nfour';
    expect(lineAt(text, 2)).toEqual({ from: 4, to: 7, above: 1 });
    expect(lineAt(text, 4)).toEqual({ from: 9, to: 13, above: 3 });
    expect(lineAt(text, 9)).toEqual({ from: 9, to: 13, above: 3 });
    expect(lineAt('', 1)).toEqual({ from: 0, to: 0, above: 0 });
  });

  it('is refused in a line, or as a whole', () => {
    expect(lineOf({ id: 'pasted-two-games', args: { line: 7 } })).toBe(7);
    expect(lineOf({ id: 'pasted-empty' })).toBe(0);
    expect(lineOf(null)).toBe(0);
  });

  it.each([
    ['ru', 'ряд 7, Анна, «5-6»'],
    ['en', 'row 7, Анна, “5-6”'],
  ] as const)('names its faulty move in %s', (language, named) => {
    const told = { id: 'pasted-fault', args: { line: 18, row: 7, seat: 0, given: '5-6' } };
    const reason = { id: 'domino-not-in-hand', args: { tile: '5-6' } };
    const fault = { line: 18, row: 7, seat: 0, given: '5-6', told, reason };
    const texts = words(language).among({ names: { 0: 'Анна' }, reader: -2, sides: [] });
    expect(faultOf(fault, texts)).toContain(named);
    expect(faultOf(fault, texts)).toContain(texts.message(reason));
  });
});
