/**
 * Checks the deals of a match from its log and from what this page saw itself. Needs no rules:
 * lots, whose number of choices only the rules know, are left to `kozel verify`.
 */
import type { Happening } from '../texts/happenings.ts';
import { shuffled, stream } from './fair.ts';
import { digestHex, fromHex } from './sha256.ts';

export type Finding =
  | 'proven'
  | 'not-revealed'
  | 'explicit'
  | 'seed-changed'
  | 'contribution-changed'
  | 'order-differs'
  | 'seen-differs';

export interface Shuffled {
  label: string;
  order: string[];
}

export interface DealProof {
  deal: number;
  /** The acts as the log writes them: `commit 3 5f…`, `seal 3 0 a1…`. */
  acts: string[];
  shuffles: Shuffled[];
}

export interface Report {
  deal: number;
  finding: Finding;
  /** Whether this page's own bytes are in it. */
  mine: boolean;
}

/** A piece that came out of a shuffle before this page's eyes. */
export interface Sight {
  label: string;
  position: number;
  piece: string;
}

/** What a deal's events showed of its shuffles. */
export function sights(events: readonly Happening[]): Sight[] {
  return events.flatMap((event) => {
    if (event.type !== 'moved' || !event.shuffle) return [];
    const label = event.shuffle;
    return (event.positions ?? []).flatMap((position, at) => {
      const piece = event.pieces[at];
      return piece == null ? [] : [{ label, position, piece }];
    });
  });
}

/** The deals of a log: acts and shuffles since each `open`. Lines that are redacted are empty. */
export function dealsOf(log: string): DealProof[] {
  const deals = new Map<number, DealProof>();
  let open: DealProof | null = null;
  for (const line of log.split('\n').slice(1)) {
    const entry = line.trim() ? (JSON.parse(line) as { by?: string; do?: string }) : {};
    const words = (entry.do ?? '').split(' ');
    if (entry.by === 'table' && /^(commit|seal|open|reveal)$/.test(words[0] ?? '')) {
      const number = Number(words[1]);
      const deal = deals.get(number) ?? { deal: number, acts: [], shuffles: [] };
      deals.set(number, deal);
      deal.acts.push(entry.do ?? '');
      if (words[0] === 'open') open = deal;
    } else if (entry.by === 'house' && words[0] === 'shuffle' && open) {
      open.shuffles.push({ label: words[1] ?? '', order: words.slice(2) });
    }
  }
  // A deal that is only bound so far has nothing to show.
  return [...deals.values()].filter((deal) => deal.acts.some((act) => act.startsWith('open ')));
}

/** `own`: the contribution that this page made, in hex; `seen`: what it saw of the deal. */
export function check(proof: DealProof, own: string | null, seen: readonly Sight[]): Report {
  const bound = binding(proof.acts);
  const mine = own !== null && (bound?.opened.includes(own) ?? false);
  const report = (finding: Finding): Report => ({ deal: proof.deal, finding, mine });
  if (bound === null) return report('explicit');
  if (bound.contributionChanged) return report('contribution-changed');
  if (bound.seedChanged) return report('seed-changed');
  if (bound.seed === null) return report('not-revealed');
  const used = new Map<string, number>();
  for (const { label, order } of proof.shuffles) {
    const times = (used.get(label) ?? 0) + 1;
    used.set(label, times);
    const name = times === 1 ? label : `${label}#${times}`;
    const source = stream(bound.seed, bound.contributions, proof.deal, name);
    if (shuffled(source, order).join() !== order.join()) return report('order-differs');
  }
  return report(seen.every((sight) => agrees(sight, proof.shuffles)) ? 'proven' : 'seen-differs');
}

/** A label used again in a deal has several orders; the piece must be so in one of them. */
function agrees(sight: Sight, shuffles: readonly Shuffled[]): boolean {
  const label = sight.label.split('#')[0];
  const orders = shuffles.filter((each) => each.label === sight.label || each.label === label);
  return orders.some(({ order }) => order[sight.position] === sight.piece);
}

interface Binding {
  opened: string[];
  contributions: Uint8Array[];
  contributionChanged: boolean;
  seed: Uint8Array | null;
  seedChanged: boolean;
}

/** What the acts of a deal bind; null where nothing was bound before the contributions. */
function binding(acts: readonly string[]): Binding | null {
  const seals = new Map<number, string>();
  let commit: string | null = null;
  let opened: string[] | null = null;
  let revealed: string | null = null;
  let changed = false;
  let seedTwice = false;
  for (const act of acts) {
    const [word, , ...rest] = act.split(' ');
    if (word === 'commit') {
      if (opened !== null && commit === null) return null;
      if (commit !== null && commit !== rest[0]) seedTwice = true;
      commit ??= rest[0] ?? '';
    } else if (word === 'seal') {
      const seat = Number(rest[0]);
      if (seals.has(seat) && seals.get(seat) !== rest[1]) changed = true;
      if (!seals.has(seat)) seals.set(seat, rest[1] ?? '');
    } else if (word === 'open') opened ??= rest.map((field) => (field === '-' ? '' : field));
    else if (word === 'reveal') revealed ??= rest[0] ?? '';
  }
  if (commit === null || opened === null) return null;
  const contributions = opened.map((field) => fromHex(field) ?? new Uint8Array());
  opened.forEach((field, seat) => {
    const bytes = fromHex(field);
    if (field && (!bytes || seals.get(seat) !== digestHex(bytes))) changed = true;
  });
  const seed = revealed === null ? null : fromHex(revealed);
  const seedChanged = seedTwice || (seed !== null && digestHex(seed) !== commit);
  return { opened, contributions, contributionChanged: changed, seed, seedChanged };
}
