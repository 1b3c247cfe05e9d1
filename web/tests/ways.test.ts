import { describe, expect, it } from 'vitest';
import { placesFor, plainest } from '../src/table/selecting.ts';
import { facets, wished, withWish, type Wish } from '../src/table/ways.ts';
import type { Play, PlainOffer } from '../src/wire/frames.ts';
import { write } from '../src/wire/notation.ts';

const play = (...parts: [piece: string, place: string, flag?: string][]): Play => ({
  type: 'play',
  parts: parts.map(([piece, place, flag = '']) => ({ piece, place, flag })),
});
const offer = (...moves: Play[]): PlainOffer => ({
  seat: 0,
  prompt: { id: 'ask-tile' },
  groups: [{ label: 'offer-tiles', moves }],
  reasons: {},
});

const WAYS = ['', 'closed'].flatMap((six) =>
  ['left', 'up'].flatMap((place) =>
    ['', 'closed'].map((two) => play(['6-6', place, six], ['2-2', 'right', two])),
  ),
);

describe('the ways to put what is lifted', () => {
  it('differ in places and in how, piece by piece', () => {
    expect(facets(WAYS)).toEqual([
      { piece: '6-6', aspect: 'place', values: ['left', 'up'] },
      { piece: '6-6', aspect: 'flag', values: ['', 'closed'] },
      { piece: '2-2', aspect: 'flag', values: ['', 'closed'] },
    ]);
    expect(facets([play(['6-6', 'left'])])).toEqual([]);
  });

  it('are chosen by wishes, of which the later ones weigh more', () => {
    const wish = (piece: string, aspect: Wish['aspect'], value: string): Wish => ({
      piece,
      aspect,
      value,
    });
    let wishes = withWish([], wish('2-2', 'flag', 'closed'));
    wishes = withWish(wishes, wish('6-6', 'place', 'up'));
    expect(wished(WAYS, wishes)).toEqual(play(['6-6', 'up', ''], ['2-2', 'right', 'closed']));
    wishes = withWish(wishes, wish('6-6', 'place', 'left'));
    expect(wishes).toHaveLength(2);
    expect(wished(WAYS, wishes)?.parts[0]?.place).toBe('left');
    const apart = [play(['6-6', 'left', 'closed']), play(['6-6', 'up', ''])];
    const late = [wish('6-6', 'flag', 'closed'), wish('6-6', 'place', 'up')];
    expect(wished(apart, late)).toEqual(apart[1]);
    expect(wished([], late)).toBeNull();
  });

  it('are plain where a tap on an end leaves nothing to choose', () => {
    const places = placesFor(offer(play(['5-5', 'up']), play(['5-5', 'up', 'closed'])), ['5-5']);
    expect(plainest(places.get('up') ?? [])).toEqual(play(['5-5', 'up']));
    const sniff = offer(play(['5-5', 'up', 'across']), play(['5-5', 'up', 'inline']));
    expect(plainest(placesFor(sniff, ['5-5']).get('up') ?? [])).toBeNull();
    const both = placesFor(offer(...WAYS), ['6-6', '2-2']);
    expect([...both.keys()].sort()).toEqual(['left', 'right', 'up']);
    expect(plainest(both.get('left') ?? [])).toBeNull();
    const one = offer(play(['1-1', 'left', 'closed'], ['2-2', 'right', 'closed']));
    const move = plainest(placesFor(one, ['2-2', '1-1']).get('right') ?? []);
    expect(move && write(move)).toBe('1-1@left!+2-2@right!');
  });
});
