/** What this page owes to the proof of the deals: its seal, then the bytes behind it. Pure. */
import type { TableState } from '../wire/frames.ts';

export interface Owed {
  what: 'seal' | 'contribute';
  deal: number;
}

/** What the table asks of this page now, if it has not sent it. */
export function owedToProof(state: TableState): Owed | null {
  const { wants, next = 0, acts = [] } = state.proof;
  if (state.seat < 0 || state.view.seating.kinds[state.seat] !== 'person') return null;
  const sealed = acts.some((act) => act.startsWith(`seal ${next} ${state.seat} `));
  if (wants === 'seal') return sealed ? null : { what: 'seal', deal: next };
  return wants === 'contribute' && sealed ? { what: 'contribute', deal: next } : null;
}
