import { describe, expect, it } from 'vitest';
import { spokenTable } from '../src/table/spoken.ts';
import type { Layout, TableState } from '../src/wire/frames.ts';
import { state, words } from './fixtures.ts';

const layout: Layout = {
  first: '6-6',
  spinner: null,
  arms: [
    { name: 'left', tiles: [{ tile: '0-6', outward: 0 }], end: 0 },
    { name: 'right', tiles: [{ tile: '5-5', outward: 5, closed: true }], end: null },
  ],
};

function table(left: number): TableState {
  const found = state('domino-turn');
  const hands = found.view.table.zones.filter(({ kind }) => kind === 'hand');
  const boneyard = { name: 'boneyard', kind: 'boneyard', count: left };
  found.view.table = { ...found.view.table, layout, zones: [...hands, boneyard] };
  return found;
}

describe('the table of tiles in words', () => {
  it('tells open ends, what lies face up and what is left to draw', () => {
    const told = spokenTable(words('ru').spoken(), table(7));
    expect(told).toContain('Слева 0.');
    expect(told).toContain('Закрыт 1 дубль.');
    expect(told).toContain('Лежат: шесть-пусто, дубль шесть.');
    expect(told).toContain('Базар: 7.');
    expect(spokenTable(words('en').spoken(), table(7))).toContain('Laid: ');
  });

  it('does not tell of an empty boneyard', () => {
    expect(spokenTable(words('ru').spoken(), table(0))).not.toContain('Базар');
  });
});
