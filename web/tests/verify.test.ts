import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Contributions } from '../src/verify/contribution.ts';
import { shuffled, stream } from '../src/verify/fair.ts';
import { check, dealsOf, sights } from '../src/verify/proof.ts';
import { digestHex, fromHex, sha256, toHex } from '../src/verify/sha256.ts';
import { owedToProof } from '../src/table/fairness.ts';
import { finished, state } from './fixtures.ts';

const log = finished.log.join('\n');

describe('SHA-256', () => {
  it('is the same as everybody’s, for all lengths about a block', () => {
    for (let length = 0; length < 200; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) & 255);
      expect(toHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  it('reads hex and nothing else', () => {
    expect(fromHex('00ff')).toEqual(Uint8Array.from([0, 255]));
    expect(fromHex('0f1')).toBeNull();
    expect(fromHex('xy')).toBeNull();
  });
});

describe('the proof of a deal', () => {
  const [deal] = dealsOf(log);
  if (!deal) throw new Error('no deal recorded');
  const events = finished.replay.steps.flatMap((step) => step.events ?? []);
  const own = deal.acts.find((act) => act.startsWith('open'))?.split(' ')[2] ?? '';

  it('shows a fair deal to be fair, with what was seen and one’s own part in it', () => {
    const seen = sights(events);
    expect(seen.length).toBeGreaterThan(30);
    expect(check(deal, own, seen)).toEqual({ deal: 1, finding: 'proven', mine: true });
    expect(check(deal, 'ab'.repeat(16), seen)).toMatchObject({ finding: 'proven', mine: false });
  });

  it('finds an order that does not follow', () => {
    const shuffles = deal.shuffles.map(({ label, order }) => ({
      label,
      order: [order[1] ?? '', order[0] ?? '', ...order.slice(2)],
    }));
    expect(check({ ...deal, shuffles }, own, []).finding).toBe('order-differs');
  });

  it('finds a piece that was another before one’s eyes', () => {
    const seen = sights(events).slice(0, 4);
    const swapped = seen.map((sight, at) => ({ ...sight, piece: seen[(at + 1) % 4]?.piece ?? '' }));
    expect(check(deal, own, swapped).finding).toBe('seen-differs');
  });

  it.each([
    ['reveal', 'seed-changed', (act: string) => act.replace(/..$/, '00')],
    ['commit', 'explicit', () => ''],
    ['reveal', 'not-revealed', () => ''],
    ['seal', 'contribution-changed', () => ''],
  ])('without its %s in order it is %s', (word, finding, change) => {
    const acts = deal.acts.map((act) => (act.startsWith(word) ? change(act) : act)).filter(Boolean);
    expect(check({ ...deal, acts }, own, []).finding).toBe(finding);
  });

  it('follows the documented shuffle', () => {
    const source = stream(new Uint8Array(32), [new Uint8Array(16), new Uint8Array()], 3, 'deal');
    const order = shuffled(source, ['QC', '7H', 'AS', 'TD', '9C']);
    expect([...order].sort()).toEqual(['7H', '9C', 'AS', 'QC', 'TD']);
  });
});

describe('contributions', () => {
  it('are sealed before they are given, and stay the same', () => {
    const own = new Contributions(null);
    const data = own.data('t', 1);
    expect(data).toMatch(/^[0-9a-f]{32}$/);
    expect(own.data('t', 1)).toBe(data);
    expect(own.data('t', 2)).not.toBe(data);
    expect(own.seal('t', 1)).toBe(digestHex(fromHex(data) ?? new Uint8Array()));
    expect(own.contributed('t', 1)).toBe(data);
    expect(own.contributed('t', 9)).toBeNull();
  });

  it('are owed when the table asks, and only by who sits there', () => {
    const table = state('classic-lead');
    const proof = { deal: 1, next: 2, wants: 'seal', acts: ['commit 2 ab'] };
    expect(owedToProof({ ...table, proof })).toEqual({ what: 'seal', deal: 2 });
    expect(owedToProof({ ...table, seat: -2, proof })).toBeNull();
    const sealed = { ...proof, acts: ['commit 2 ab', 'seal 2 0 cd'] };
    expect(owedToProof({ ...table, proof: sealed })).toBeNull();
    expect(owedToProof({ ...table, proof: { ...sealed, wants: 'contribute' } })).toEqual({
      what: 'contribute',
      deal: 2,
    });
  });
});
