import { describe, expect, it } from 'vitest';
import { halfWidth, scaleOf, sightOf, type Sight } from '../src/chain/fit.ts';
import { beyond, into, step, within } from '../src/chain/pan.ts';
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

type Spinners = 'none' | 'first' | 'all';

/** The names of the arms at a double that lies on this arm. */
function cross(first: boolean, arm: string, tile: string): string[] {
  if (first) return ['up', 'down'];
  const number = tile.charAt(0);
  return (/^(up|down)/.test(arm) ? ['left', 'right'] : ['up', 'down']).map((way) => way + number);
}

/** A layout grown tile by tile as long as anything fits; `favour`: the arm that gets what it can. */
function grown(seed: number, spinners: Spinners, favour: string | null): Play {
  const random = luck(seed);
  const left = [...SET];
  const take = (at: number): string => left.splice(at, 1)[0] ?? '';
  const first = take(random(left.length));
  const [low = 0, high = 0] = first.split('-').map(Number);
  const arms = new Map<string, { tiles: Laid[]; end: number; root: string | null }>([
    ['left', { tiles: [], end: low, root: null }],
    ['right', { tiles: [], end: high, root: null }],
  ]);
  let spinner: string | null = null;
  const order = [first];
  const spin = (tile: string, on: string): void => {
    if (spinners === 'none' || !isDouble(tile)) return;
    if (spinners === 'first' && spinner !== null) return;
    for (const name of cross(spinner === null, on, tile))
      arms.set(name, { tiles: [], end: Number(tile[0]), root: tile });
    spinner ??= tile;
  };
  const layouts: Layout[] = [];
  const note = (): void => {
    const list: Arm[] = [...arms].map(([name, arm]) => ({
      name,
      tiles: [...arm.tiles],
      end: arm.end,
      root: arm.root,
    }));
    layouts.push({ first, spinner, arms: list, crosses: spinners !== 'none' });
  };
  spin(first, '');
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
    spin(tile, chosen.name);
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
    for (const spinners of ['none', 'first'] as const) {
      it(`fits any layout, spinners: ${spinners}, favouring ${favour}`, () => {
        for (let seed = 1; seed <= 40; seed += 1) {
          const { layouts, order } = grown(seed, spinners, favour);
          const box = BOXES[seed % BOXES.length] ?? { w: 320, h: 250 };
          const half = halfWidth(box);
          const crosses = spinners === 'first' || seed % 2 > 0;
          let before = new Map<string, Placed>();
          layouts.forEach((layout, laid) => {
            const chain = place({ ...layout, crosses }, half, order.slice(0, laid + 1));
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

  it.each(['none', 'first'] as const)(
    'is seen whole and never merely pushed aside, spinners: %s',
    (spinners) => {
      for (let seed = 1; seed <= 12; seed += 1) {
        const { layouts, order } = grown(seed, spinners, seed % 3 ? null : 'left');
        const box = BOXES[seed % BOXES.length] ?? { w: 320, h: 250 };
        const half = halfWidth(box);
        let was: Sight | null = null;
        layouts.forEach((layout, laid) => {
          const upTo = order.slice(0, laid + 1);
          const crosses = spinners === 'first' || seed % 2 > 0;
          const { round } = place({ ...layout, crosses }, half, upTo);
          const sight = sightOf({ ...layout, crosses }, half, upTo, box, 28);
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

  it('folds without a double where none may become a spinner', () => {
    const tiles = ['1-2', '2-3', '3-4', '4-5', '5-6', '0-6'];
    const arm: Arm = {
      name: 'right',
      tiles: tiles.map((tile) => ({ tile, outward: Number(tile[2]) })),
      end: 0,
    };
    const layout = { first: '0-1', spinner: null, arms: [arm] };
    const order = ['0-1', ...tiles];
    const rows = (crosses: boolean): Set<number> =>
      new Set(place({ ...layout, crosses }, 6, order).placed.map(({ y }) => y));
    expect(rows(true)).toEqual(new Set([0]));
    expect(rows(false).size).toBeGreaterThan(1);
  });

  it('puts equal halves side by side', () => {
    const { layouts, order } = grown(5, 'first', null);
    const chain = place(layouts.at(-1) ?? { first: null, spinner: null, arms: [] }, 8, order);
    for (const arm of ['left', 'right']) {
      const line = chain.placed.filter((each) => each.arm === arm);
      line.slice(1).forEach((each, at) => {
        expect(each.a).toBe(line[at]?.b);
      });
    }
  });

  it('grows at every double, and no tile ever moves', () => {
    let threads = 0;
    for (let seed = 1; seed <= 30; seed += 1) {
      const { layouts, order } = grown(seed, 'all', null);
      let before = new Map<string, Placed>();
      layouts.forEach((layout, laid) => {
        if (!layout.arms.some((arm) => /\d$/.test(arm.name))) return;
        const chain = place(layout, 8, order.slice(0, laid + 1));
        expect(chain.placed).toHaveLength(laid + 1);
        expect(chain.next.map((next) => next.arm).sort()).toEqual(
          layout.arms.map((arm) => arm.name).sort(),
        );
        expect(overlaps(chain), `seed ${seed}, ${laid + 1} tiles`).toEqual([]);
        const now = new Map(chain.placed.map((each) => [each.tile, each]));
        for (const [tile, was] of before)
          expect(now.get(tile), `seed ${seed}: ${tile} moved`).toMatchObject({
            x: was.x,
            y: was.y,
          });
        before = now;
        threads += chain.threads.length;
      });
    }
    expect(threads).toBeLessThan(200);
  });

  it('grows straight on, each arm the way its name tells', () => {
    const arm = (name: string, root: string | null, ...tiles: Laid[]): Arm => ({
      name,
      root,
      tiles,
      end: 1,
    });
    const { placed } = place(
      {
        first: '6-6',
        spinner: '6-6',
        arms: [
          arm('left', null),
          arm('right', null, { tile: '4-6', outward: 4 }, { tile: '4-4', outward: 4 }),
          arm('up', '6-6'),
          arm('down', '6-6'),
          arm('up4', '4-4', { tile: '1-4', outward: 1 }),
          arm('down4', '4-4'),
        ],
      },
      8,
      ['6-6', '4-6', '4-4', '1-4'],
    );
    const at = new Map(placed.map((each) => [each.tile, each]));
    expect(at.get('4-4')?.y).toBe(0);
    expect(at.get('1-4')?.x).toBe(at.get('4-4')?.x);
    expect(at.get('1-4')).toMatchObject({ a: 4, b: 1, angle: -90 });
    expect(at.get('1-4')?.y).toBeLessThan(-1.9);
  });

  it('lays the sniff in line where it was put so', () => {
    const lying = (across: boolean): Placed | undefined =>
      place({ first: '4-4', spinner: null, across, arms: [] }, 8).placed[0];
    expect(lying(false)?.angle).toBe(0);
    expect(lying(true)?.angle).toBe(90);
  });

  it('is looked along, as far as there is something to see', () => {
    const { layouts, order } = grown(3, 'all', null);
    const last = layouts.at(-1);
    if (!last) throw new Error('no layout');
    const chain = place(last, 8, order);
    const box = { w: 150, h: 120 };
    let at = { x: 0, y: 0 };
    for (let steps = 0; steps < 12; steps += 1)
      at = within(chain, box, 11, step(box, 11, at, 'left'));
    expect(beyond(chain, box, 11, at)).not.toContain('left');
    expect(beyond(chain, box, 11, at)).toContain('right');
    for (const next of chain.next) {
      const from = into(box, 11, at, next);
      expect(Math.abs(next.x - from.x)).toBeLessThan(box.w / 11 / 2);
      expect(Math.abs(next.y - from.y)).toBeLessThan(box.h / 11 / 2);
      expect(into(box, 11, from, next)).toEqual(from);
    }
    expect(beyond(chain, { w: 2000, h: 2000 }, 11, { x: 0, y: 0 })).toEqual([]);
  });

  it('has a place for the first tile', () => {
    expect(place({ first: null, spinner: null, arms: [] }, 8).next).toHaveLength(1);
  });
});
