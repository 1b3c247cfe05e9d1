/** States that no short match comes to, made of recorded ones: full hands, questions, clocks. */
import type { TableState } from '../src/wire/frames.ts';

const TILES = Array.from({ length: 7 }, (_, low) =>
  Array.from({ length: 7 - low }, (_, more) => `${low}-${low + more}`),
).flat();

export function more(recorded: Record<string, TableState>): Record<string, TableState> {
  const made: Record<string, TableState> = { ...recorded };
  const turn = recorded['domino-turn'];
  const follow = recorded['classic-follow'];
  const lay = recorded['troika-lay'];
  if (turn) made['domino-21'] = holding(turn, TILES.slice(0, 21));
  if (turn) made['domino-28'] = all(turn);
  if (lay) made['cards-12'] = holding(lay, [...hand(lay), 'AH', '9D']);
  const seven = recorded['burkozel-lead'];
  if (seven) {
    made['trick-7'] = trick(seven, 1);
    made['trick-21'] = trick(seven, 3);
  }
  const sheet = recorded['classic-sheet'];
  if (sheet) {
    made['sheet-rows'] = accounts(sheet, 'rows', 6);
    made['sheet-chips'] = accounts(sheet, 'chips', 12);
  }
  if (follow) {
    made['asked'] = {
      ...follow,
      phrases: ['thanks', 'good_game', 'luck', 'sorry', 'wait', 'again'],
      around: {
        ...follow.around,
        asked: { question: 1, what: 'undo', by: 1, waiting: [0] },
        clocks: [0, 1, 2, 3].map((seat) => ({ move: 23_000, bank: 60_000, running: seat === 0 })),
      },
    };
  }
  return made;
}

const hand = (state: TableState): string[] =>
  (state.view.table.zones[0]?.pieces ?? []).filter((piece) => piece !== null);

/** A trick in which everybody has so many cards. */
function trick(state: TableState, each: number): TableState {
  const ranks = ['7', '8', '9', 'T', 'J', 'Q', 'K'];
  const seats = ranks.map((_, seat) => seat);
  const pieces = seats.flatMap((seat) =>
    ['C', 'D', 'S'].slice(0, each).map((suit) => (ranks[seat] ?? '') + suit),
  );
  const owners = seats.flatMap((seat) => Array.from({ length: each }, () => seat));
  const zones = state.view.table.zones.map((zone) =>
    zone.kind === 'trick' ? { ...zone, count: pieces.length, pieces, owners } : zone,
  );
  return { ...state, view: { ...state.view, table: { ...state.view.table, zones } } };
}

/** The same deals, counted otherwise. */
function accounts(state: TableState, unit: 'rows' | 'chips', target: number): TableState {
  const { sheet } = state.view;
  const lines = (sheet.lines ?? []).map((line) => ({
    ...line,
    before: line.before.map((account) => ({ [unit]: (account.written ?? 0) / 2 })),
    after: line.after.map((account) => ({ [unit]: (account.written ?? 0) / 2 })),
  }));
  const now = sheet.accounts.map((account) => ({ [unit]: (account.written ?? 0) / 2 }));
  const changed = { ...sheet, unit, target, lines, accounts: now };
  return { ...state, view: { ...state.view, sheet: changed } };
}

function holding(state: TableState, tiles: string[]): TableState {
  const zones = state.view.table.zones.map((zone) =>
    zone.name === 'hand:0' ? { ...zone, count: tiles.length, pieces: tiles } : zone,
  );
  return { ...state, view: { ...state.view, table: { ...state.view.table, zones } } };
}

/** All 28 tiles on the table, most of them on one arm: a chain that is legal. */
function all(state: TableState): TableState {
  const chain = trail();
  const first = chain[10] ?? { tile: '6-6', a: 6, b: 6 };
  const right = chain.slice(11).map(({ tile, b }) => ({ tile, outward: b, across: double(tile) }));
  const left = chain
    .slice(0, 10)
    .reverse()
    .map(({ tile, a }) => ({ tile, outward: a, across: double(tile) }));
  const layout = {
    first: first.tile,
    spinner: null,
    arms: [
      { name: 'left', tiles: first.a <= first.b ? left : right, end: 1 },
      { name: 'right', tiles: first.a <= first.b ? right : left, end: 2 },
    ],
  };
  return { ...state, view: { ...state.view, table: { ...state.view.table, layout } } };
}

const double = (tile: string): boolean => tile[0] === tile[2];

/** A line through every tile: a circuit of the numbers, found by going on where one can. */
function trail(): { tile: string; a: number; b: number }[] {
  const left = new Set(TILES);
  const path: number[] = [];
  const visit = (number: number): void => {
    for (let next = 0; next < 7; next += 1) {
      const tile = number < next ? `${number}-${next}` : `${next}-${number}`;
      if (left.delete(tile)) visit(next);
    }
    path.push(number);
  };
  visit(0);
  return path.slice(1).map((b, at) => {
    const a = path[at] ?? 0;
    return { tile: a < b ? `${a}-${b}` : `${b}-${a}`, a, b };
  });
}
