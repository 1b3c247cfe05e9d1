import { describe, expect, it } from 'vitest';
import { halfWidth, scaleOf, sightOf, type Sight } from '../src/chain/fit.ts';
import { extent, place, type Chain } from '../src/chain/place.ts';
import { isDouble, type Placed } from '../src/chain/walker.ts';
import type { Arm, Laid, Layout } from '../src/wire/frames.ts';

/** A generator of numbers below a bound, the same for the same seed. */
function luck(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 3266489917) >>> 0;
    return (state >>> 8) % below;
  };
}

const SET = Array.from({ length: 7 }, (_, low) =>
  Array.from({ length: 7 - low }, (_, more) => `${low}-${low + more}`),
).flat();

interface Play {
  layouts: Layout[];
  order: string[];
}

/** A layout grown tile by tile as long as anything fits; `favour`: the arm that gets what it can. */
function grown(seed: number, spinners: boolean, favour: string | null): Play {
  const random = luck(seed);
  const left = [...SET];
  const take = (at: number): string => left.splice(at, 1)[0] ?? '';
  const first = take(random(left.length));
  const [low = 0, high = 0] = first.split('-').map(Number);
  const arms = new Map<string, { tiles: Laid[]; end: number }>([
    ['left', { tiles: [], end: low }],
    ['right', { tiles: [], end: high }],
  ]);
  let spinner: string | null = null;
  const order = [first];
  const spin = (tile: string): void => {
    if (!spinners || spinner !== null || !isDouble(tile)) return;
    spinner = tile;
    for (const name of ['up', 'down']) arms.set(name, { tiles: [], end: Number(tile[0]) });
  };
  const layouts: Layout[] = [];
  const note = (): void => {
    const list: Arm[] = [...arms].map(([name, arm]) => ({
      name,
      tiles: [...arm.tiles],
      end: arm.end,
    }));
    layouts.push({ first, spinner, arms: list });
  };
  spin(first);
  note();
  for (;;) {
    const fits = [...arms.keys()].flatMap((name) =>
      left.flatMap((tile, at) =>
        tile.includes(String(arms.get(name)?.end)) ? [{ name, at }] : [],
      ),
    );
    const liked = fits.filter(({ name }) => name === favour);
    const from = liked.length && random(10) > 0 ? liked : fits;
    const chosen = from[random(from.length || 1)];
    if (!chosen) return { layouts, order };
    const tile = take(chosen.at);
    const arm = arms.get(chosen.name);
    if (!arm) throw new Error('no arm');
    const [a = 0, b = 0] = tile.split('-').map(Number);
    arm.end = arm.end === a ? b : a;
    arm.tiles.push({ tile, outward: arm.end, ...(isDouble(tile) ? {} : { across: false }) });
    order.push(tile);
    spin(tile);
    note();
  }
}

function overlap(one: Placed, two: Placed): boolean {
  const [a, b] = [extent(one), extent(two)];
  const nearer = (p: number, q: number, room: number): boolean => Math.abs(p - q) < room - 1e-6;
  return nearer(one.x, two.x, a.x + b.x) && nearer(one.y, two.y, a.y + b.y);
}

function overlaps(chain: Chain): string[] {
  const all = [
    ...chain.placed,
    ...chain.next.map((next) => ({ ...next, tile: `next ${next.arm}` })),
  ];
  return all.flatMap((one, at) =>
    all.slice(at + 1).flatMap((two) => (overlap(one, two) ? [`${one.tile} ${two.tile}`] : [])),
  );
}

const BOXES = [
  { w: 320, h: 250 },
  { w: 360, h: 330 },
  { w: 700, h: 420 },
];

describe('the domino chain', () => {
  for (const favour of [null, 'left', 'right', 'up', 'down']) {
    for (const spinners of [false, true]) {
      it(`fits any layout, ${spinners ? 'with' : 'without'} a spinner, favouring ${favour}`, () => {
        for (let seed = 1; seed <= 40; seed += 1) {
          const { layouts, order } = grown(seed, spinners, favour);
          const box = BOXES[seed % BOXES.length] ?? { w: 320, h: 250 };
          const half = halfWidth(box);
          let before = new Map<string, Placed>();
          layouts.forEach((layout, laid) => {
            const chain = place(layout, half, order.slice(0, laid + 1));
            expect(chain.placed).toHaveLength(laid + 1);
            expect(overlaps(chain), `seed ${seed}, ${laid + 1} tiles`).toEqual([]);
            const now = new Map(chain.placed.map((each) => [each.tile, each]));
            for (const [tile, was] of before) {
              expect(now.get(tile), `seed ${seed}: ${tile} moved at ${laid}`).toMatchObject({
                x: was.x,
                y: was.y,
              });
            }
            before = now;
            const scale = scaleOf(chain, box);
            expect(chain.reach.x * scale).toBeLessThanOrEqual(box.w / 2);
            expect(chain.reach.y * scale).toBeLessThanOrEqual(box.h / 2);
            if (favour === null) expect(scale).toBeGreaterThan(6);
          });
        }
      });
    }
  }

  it.each([false, true])(
    'is seen whole and never merely pushed aside, spinners: %s',
    (spinners) => {
      for (let seed = 1; seed <= 12; seed += 1) {
        const { layouts, order } = grown(seed, spinners, seed % 3 ? null : 'left');
        const box = BOXES[seed % BOXES.length] ?? { w: 320, h: 250 };
        const half = halfWidth(box);
        let was: Sight | null = null;
        layouts.forEach((layout, laid) => {
          const upTo = order.slice(0, laid + 1);
          const { round } = place(layout, half, upTo);
          const sight = sightOf(layout, half, upTo, box, 28);
          expect(sight.x + round.left * sight.scale).toBeGreaterThanOrEqual(-box.w / 2);
          expect(sight.x + round.right * sight.scale).toBeLessThanOrEqual(box.w / 2);
          expect(sight.y + round.top * sight.scale).toBeGreaterThanOrEqual(-box.h / 2);
          expect(sight.y + round.bottom * sight.scale).toBeLessThanOrEqual(box.h / 2);
          if (was && sight.scale === was.scale) expect(sight).toEqual(was);
          expect(sight.scale).toBeLessThanOrEqual(was?.scale ?? 28);
          was = sight;
        });
      }
    },
  );

  it('puts equal halves side by side', () => {
    const { layouts, order } = grown(5, true, null);
    const chain = place(layouts.at(-1) ?? { first: null, spinner: null, arms: [] }, 8, order);
    for (const arm of ['left', 'right']) {
      const line = chain.placed.filter((each) => each.arm === arm);
      line.slice(1).forEach((each, at) => {
        expect(each.a).toBe(line[at]?.b);
      });
    }
  });

  it('has a place for the first tile', () => {
    expect(place({ first: null, spinner: null, arms: [] }, 8).next).toHaveLength(1);
  });
});
