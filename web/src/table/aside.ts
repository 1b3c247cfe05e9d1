/** The places beside the trick: stock, talon, boneyard, piles, what lies out of play. Pure. */
import type { View, Zone } from '../wire/frames.ts';
import { LAID, seen } from './model.ts';

const ELSEWHERE = ['hand', ...LAID, 'layout', 'last-trick'];

export interface Aside {
  single: Zone[];
  /** All piles, looked at together; none if they are only counted, which is not worth the room. */
  piles: Zone[];
  /** Whether the last trick can be looked at. */
  last: boolean;
  /** How many of them stand at the foot of the cloth. */
  number: number;
}

export function aside(view: View): Aside {
  const zones = view.table.zones.filter((zone) => zone.count > 0 && !ELSEWHERE.includes(zone.kind));
  const single = zones.filter((zone) => zone.kind !== 'pile');
  const all = zones.filter((zone) => zone.kind === 'pile');
  const piles = all.some((pile) => seen(pile).length > 0) ? all : [];
  const last = view.table.zones.some((zone) => zone.kind === 'last-trick');
  return { single, piles, last, number: single.length + Number(piles.length > 0) + Number(last) };
}
