/** The table as this viewer knows it, and how a step changes it. Pure. */
import type { Happening } from '../texts/happenings.ts';
import type { Step, Table, TableState, View, Zone } from '../wire/frames.ts';
import { liftable } from './selecting.ts';

/** The zones in the middle of the cloth, where every piece lies before whoever put it there. */
export const LAID = ['trick', 'discards'];

/** The table after the step: always what the server's own view says. */
export function after(state: TableState, step: Step): TableState {
  const { history, ...parts } = (step.view ?? {}) as Partial<View>;
  const view: View = {
    ...state.view,
    ...parts,
    table: { ...state.view.table, ...(step.parts as Partial<Table> | undefined) },
    history: history ?? [...state.view.history, ...(step.events ?? [])],
  };
  return {
    ...state,
    number: step.number,
    view,
    offer: step.offer ?? state.offer,
    phrases: step.phrases ?? state.phrases,
    around: step.around ?? state.around,
    proof: step.proof ?? state.proof,
  };
}

/** The zones after pieces moved or were turned up: what is shown between the moments the server
 * tells of. */
export function moved(zones: readonly Zone[], event: Happening): Zone[] {
  if (event.type === 'shown')
    return zones.map((zone) =>
      zone.name === event.zone ? turnedUp(zone, event.pieces, event.seat ?? -1) : zone,
    );
  if (event.type !== 'moved') return [...zones];
  return zones.map((zone) => {
    if (zone.name === event.source) return without(zone, event.pieces);
    if (zone.name === event.target) return withPieces(zone, event.pieces, event.seat ?? -1);
    return zone;
  });
}

function without(zone: Zone, gone: readonly (string | null)[]): Zone {
  const pieces = [...(zone.pieces ?? [])];
  for (const piece of gone) {
    const exact = pieces.indexOf(piece);
    const at = exact >= 0 ? exact : pieces.indexOf(null);
    if (at >= 0) pieces.splice(at, 1);
  }
  const owners = zone.owners?.slice(0, pieces.length);
  return {
    ...zone,
    pieces,
    count: Math.max(0, zone.count - gone.length),
    ...(owners && { owners }),
  };
}

function withPieces(zone: Zone, come: readonly (string | null)[], seat: number): Zone {
  const seen = zone.pieces?.length === zone.count;
  return {
    ...zone,
    count: zone.count + come.length,
    ...(seen || !zone.count ? { pieces: [...(zone.pieces ?? []), ...come] } : {}),
    ...(LAID.includes(zone.kind)
      ? { owners: [...(zone.owners ?? []), ...come.map(() => seat)] }
      : {}),
  };
}

/** The faces in the place of hidden pieces, those of the seat first. */
function turnedUp(zone: Zone, faces: readonly (string | null)[], seat: number): Zone {
  const pieces = [...(zone.pieces ?? [])];
  for (const face of faces) {
    if (face === null || pieces.includes(face)) continue;
    const own = pieces.findIndex((piece, at) => piece === null && zone.owners?.[at] === seat);
    const at = own >= 0 ? own : pieces.indexOf(null);
    if (at >= 0) pieces[at] = face;
  }
  return { ...zone, pieces };
}

export function zoneOf(view: View, kind: string, seat?: number): Zone | undefined {
  return view.table.zones.find(
    (zone) => zone.kind === kind && (seat === undefined || zone.seat === seat),
  );
}

/** The pieces of a zone that this viewer sees. */
export function seen(zone: Zone | undefined): string[] {
  return (zone?.pieces ?? []).filter((piece) => piece !== null);
}

/** Whether the deal on the table is finished: nobody owes a move but the house, or none does. */
export function between(state: TableState): boolean {
  return state.view.verdict !== null || state.around.window?.name === 'next-deal';
}

/** Whether this viewer may put pieces down, or do with them what is offered in a window. */
export function mayLift(state: TableState): boolean {
  return state.seat >= 0 && (myTurn(state) || liftable(state.offer, []).size > 0);
}

export function myTurn(state: TableState): boolean {
  return state.seat >= 0 && state.view.waiting.includes(state.seat);
}
