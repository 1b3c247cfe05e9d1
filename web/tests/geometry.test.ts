import { describe, expect, it } from 'vitest';
import { HIT, layCards, layTiles } from '../src/table/laying.ts';
import { sorted } from '../src/table/sorting.ts';
import { spots } from '../src/table/seats.ts';
import { chipAt, RATIO, spread } from '../src/table/spread.ts';
import { state } from './fixtures.ts';

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('a hand', () => {
  it.each([304, 344, 374, 744])('of up to twelve cards can be hit in %i px', (width) => {
    for (let count = 1; count <= 12; count += 1) {
      const lay = layCards(count, width, width < 340 ? 568 : 800);
      expect(sum(lay.rows)).toBe(count);
      expect(lay.rows.length).toBeLessThanOrEqual(2);
      expect(lay.step).toBeGreaterThanOrEqual(HIT);
      expect((Math.max(...lay.rows) - 1) * lay.step + lay.w).toBeLessThanOrEqual(width + 0.01);
      if (lay.rows.length > 1) expect(lay.rise).toBeGreaterThanOrEqual(HIT);
    }
  });

  it.each([304, 344, 374])('of up to 21 tiles lies in four rows of %i px', (width) => {
    for (let count = 1; count <= 21; count += 1) {
      const lay = layTiles(count, width, width < 340 ? 568 : 800);
      expect(lay.rows.length).toBeLessThanOrEqual(4);
      expect(lay.step).toBeGreaterThanOrEqual(HIT);
      expect(lay.h).toBeGreaterThanOrEqual(HIT);
      expect(Math.max(...lay.rows) * lay.step).toBeLessThanOrEqual(width);
    }
  });

  it('is sorted: trumps from the highest down, then suits in turn of colour', () => {
    const { facts } = state('classic-lead').view.table;
    const trumps = facts.filter((fact) => fact.trump).sort((a, b) => b.power - a.power);
    const plain = facts.filter((fact) => !fact.trump);
    const order = sorted(facts.map((fact) => fact.piece).reverse(), facts);
    expect(order.slice(0, trumps.length)).toEqual(trumps.map((fact) => fact.piece));
    const suits = order.slice(trumps.length).map((card) => card.slice(-1));
    const runs = suits.filter((suit, at) => suit !== suits[at - 1]);
    expect(runs).toHaveLength(new Set(plain.map((fact) => fact.cls)).size);
    const red = (suit: string): boolean => 'HD'.includes(suit);
    expect(
      runs.every((suit, at) => at === 0 || red(suit) !== red(runs[at - 1] ?? '')) ||
        runs.length === 3,
    ).toBe(true);
  });

  it('of tiles goes from the lightest up', () => {
    expect(sorted(['5-6', '0-3', '1-1'], [])).toEqual(['0-3', '1-1', '5-6']);
  });
});

describe('seats', () => {
  it('go round clockwise from the viewer, who sits below', () => {
    const four = spots(4, 2);
    expect(four.map((spot) => spot.seat)).toEqual([2, 3, 0, 1]);
    expect(four[0]).toMatchObject({ x: 0, y: 1 });
    expect(four[1]).toMatchObject({ x: -1, y: 0 });
    expect(four[2]).toMatchObject({ x: 0, y: -1 });
    expect(four[3]).toMatchObject({ x: 1, y: 0 });
  });

  it.each([2, 3, 4, 5, 6, 7, 8, 9])('chips of %i players stay on the cloth and apart', (seats) => {
    const chip = { w: seats > 6 ? 74 : 84, h: 46 };
    const room = { w: 320, h: seats > 6 ? 300 : seats > 4 ? 120 : 200 };
    const trick = spread(room, chip, seats, 1);
    const at = spots(seats, 0)
      .slice(1)
      .map((_, index) => chipAt(index + 1, seats, room, chip, trick));
    for (const { x, y } of at) {
      expect(x - chip.w / 2).toBeGreaterThanOrEqual(0);
      expect(x + chip.w / 2).toBeLessThanOrEqual(room.w);
      expect(y - chip.h / 2).toBeGreaterThanOrEqual(0);
      expect(y + chip.h / 2).toBeLessThanOrEqual(room.h);
    }
    at.forEach((one, index) => {
      for (const two of at.slice(index + 1)) {
        const clear = Math.abs(one.x - two.x) >= chip.w || Math.abs(one.y - two.y) >= chip.h;
        expect(clear, `${seats} players`).toBe(true);
      }
    });
  });

  it.each([2, 3, 4])('no set of cards of %i players covers another, nor a chip', (seats) => {
    const chip = { w: 90, h: 46 };
    const room = { w: 320, h: 260 };
    for (let fan = 1; fan <= 4; fan += 1) {
      const place = spread(room, chip, seats, fan, true);
      const wide = (1 + (fan - 1) * place.step) * place.card;
      const high = RATIO * place.card;
      const sets = spots(seats, 0).map((spot) => ({
        x: place.middle.x + spot.x * place.card * place.reach.x,
        y: place.middle.y + spot.y * high * place.reach.y,
      }));
      sets.forEach((one, index) => {
        expect(one.x - wide / 2).toBeGreaterThanOrEqual(0);
        expect(one.x + wide / 2).toBeLessThanOrEqual(room.w);
        for (const two of sets.slice(index + 1)) {
          const clear = Math.abs(one.x - two.x) >= wide || Math.abs(one.y - two.y) >= high;
          expect(clear, `${fan} cards each`).toBe(true);
        }
        if (index === 0) return;
        const { y } = chipAt(index, seats, room, chip, place);
        expect(y + chip.h / 2).toBeLessThanOrEqual(
          Math.min(...sets.map((set) => set.y - high / 2)),
        );
      });
    }
  });

  it('the trick stays on the cloth', () => {
    for (const seats of [2, 3, 4]) {
      const room = { w: 320, h: 220 };
      const { card, middle, reach } = spread(room, { w: 84, h: 46 }, seats, 1);
      expect(middle.y + (reach.y + 0.5) * card * RATIO).toBeLessThanOrEqual(room.h);
      expect(card).toBeGreaterThanOrEqual(36);
    }
  });

  it.each([3, 4])('cards of %i players lie free of the chips, also several of each', (seats) => {
    const chip = { w: 110, h: 45, foot: 52 };
    for (const [h, fan] of [
      [250, 1],
      [340, 2],
    ] as const) {
      const room = { w: 360, h };
      const trick = spread(room, chip, seats, fan);
      const high = trick.card * RATIO;
      const wide = trick.card * (1 + (fan - 1) * trick.step);
      const cards = spots(seats, 0).map((spot) => ({
        x: trick.middle.x + spot.x * trick.card * trick.reach.x,
        y: trick.middle.y + spot.y * high * trick.reach.y,
      }));
      for (let at = 1; at < seats; at += 1) {
        const { x, y } = chipAt(at, seats, room, chip, trick);
        for (const card of cards) {
          const beside = Math.abs(card.x - x) >= (wide + chip.w) / 2;
          const above = Math.abs(card.y - y) >= (high + chip.h) / 2;
          expect(beside || above, `chip ${at}, ${fan} cards`).toBe(true);
        }
      }
    }
  });
});
