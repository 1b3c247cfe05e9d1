import en from 'virtual:texts/en';
import ru from 'virtual:texts/ru';
import { inked } from '../src/lobby/inked.ts';
import { describe, expect, it } from 'vitest';
import type { Company } from '../src/texts/arguments.ts';
import { languageOf } from '../src/texts/load.ts';
import type { Happening, Movement } from '../src/texts/happenings.ts';
import { pythonTold, words } from './fixtures.ts';
import type { Message, Verdict } from '../src/wire/frames.ts';

function company(table: unknown): Company {
  const { names, sides } = table as Pick<Company, 'names' | 'sides'>;
  return { names, sides, reader: 0 };
}

describe.each(['ru', 'en'] as const)('texts in %s are what Python makes of them', (language) => {
  const told = pythonTold[language];

  it.each(['events', 'moves', 'messages', 'verdicts'])('%s', (kind) => {
    const pairs = told[kind] ?? [];
    expect(pairs.length).toBeGreaterThan(2);
    for (const [table, value, expected] of pairs) {
      const texts = words(language).among(company(table));
      const said = {
        events: () => texts.event(value as Happening),
        moves: () => texts.move(value as Movement),
        messages: () => texts.message(value as Message),
        verdicts: () => texts.verdict(value as Verdict),
      }[kind];
      expect(said?.()).toEqual(expected);
    }
  });
});

describe('texts', () => {
  it('decline suits and ranks', () => {
    const ru = words('ru').spoken();
    expect(ru.piece('QC')).toBe('дама треф');
    expect(words('en').spoken().piece('TS')).toBe('ten of spades');
    expect(ru.piece('4-4')).toBe('дубль четыре');
  });

  it('say what holds in the deal, where there is a word for it', () => {
    const named = { trump: 'C', praise: 'mirror', soloist: '1', led: 'H' };
    const company = { names: { 1: 'Anna' }, reader: 0, sides: [] };
    expect(words('en').among(company).now(named)).toEqual(['mirror', 'alone: Anna']);
  });

  it('show their cards as cards', () => {
    const print = (card: string): string => words('ru').piece(card);
    const clause = { cards: ['TS', 'AH'], card: 'TS', suit: 'S' };
    expect(inked('На столе 10♠ Т♥: берёт 10♠.', clause, print)).toEqual([
      { text: 'На столе ', card: null },
      { text: '10♠', card: 'TS' },
      { text: ' ', card: null },
      { text: 'Т♥', card: 'AH' },
      { text: ': берёт ', card: null },
      { text: '10♠', card: 'TS' },
      { text: '.', card: null },
    ]);
  });

  it('show the id where there is no text', () => {
    expect(words('en').text('no-such-text')).toBe('[no-such-text]');
  });

  it('know the language that a browser asks for', () => {
    expect(languageOf(['uk-UA', 'ru-RU', 'en'])).toBe('ru');
    expect(languageOf(['de'])).toBe('en');
  });
});

describe('the page’s own texts', () => {
  const ids = (source: string): string[] =>
    [...source.matchAll(/^(page-[a-z0-9-]+) =/gm)].map((match) => match[1] ?? '').sort();

  it('exist in both languages with the same ids', () => {
    expect(ids(ru)).toEqual(ids(en));
  });

  const sources = Object.values(
    import.meta.glob('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true }),
  ).join('\n');
  const named = (pattern: RegExp): string[] =>
    [...sources.matchAll(pattern)].map((match) => match[1] ?? '');

  it('are there for every id that the page names', () => {
    const used = named(/'(page-[a-z0-9-]*[a-z0-9])'/g);
    expect(used.length).toBeGreaterThan(80);
    expect(used.filter((id) => !words('ru').has(id))).toEqual([]);
  });

  it('are all named somewhere', () => {
    const used = new Set(named(/'(page-[a-z0-9-]*[a-z0-9])'/g));
    const begun = named(/`(page-[a-z-]+-)\$\{/g);
    const left = ids(en).filter(
      (id) => !used.has(id) && !begun.some((begin) => id.startsWith(begin)),
    );
    expect(left).toEqual([]);
  });
});
