import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Socket, type Line } from '../src/net/socket.ts';
import { change } from '../src/settings/settings.svelte.ts';
import TablePage from '../src/table/TablePage.svelte';
import ScoreSheet from '../src/sheet/ScoreSheet.svelte';
import { loadTexts } from '../src/texts/words.svelte.ts';
import type { FromClient, FromServer, TableState } from '../src/wire/frames.ts';
import { state, words } from './fixtures.ts';

beforeAll(async () => {
  change({ language: 'ru', languageChosen: true, known: [], indices: 'auto' });
  await loadTexts();
});

describe('the table', () => {
  const said: FromClient[] = [];
  let line: Line | null = null;
  let shown: object | null = null;

  beforeEach(() => {
    vi.useFakeTimers();
    said.length = 0;
    document.body.innerHTML = '';
  });
  afterEach(() => {
    if (shown) void unmount(shown);
    shown = null;
    vi.useRealTimers();
  });

  function open(table: TableState): void {
    const socket = new Socket(() => {
      line = {
        send: (data) => {
          said.push(JSON.parse(data) as FromClient);
        },
        close: () => undefined,
        onopen: null,
        onclose: null,
        onmessage: null,
      };
      return line;
    });
    shown = mount(TablePage as Component<{ socket: Socket; table: string; key: string }>, {
      target: document.body,
      props: { socket, table: table.table, key: '' },
    });
    line?.onopen?.();
    tell(table);
  }

  function tell(frame: FromServer): void {
    line?.onmessage?.({ data: JSON.stringify(frame) });
    flushSync();
  }

  const piece = (name: string): HTMLButtonElement => {
    const found = document.querySelector<HTMLButtonElement>(`.hand [data-piece="${name}"]`);
    if (!found) throw new Error(`not in hand: ${name}`);
    return found;
  };
  const click = (node: HTMLElement): void => {
    node.click();
    flushSync();
  };
  const moves = (): string[] => said.flatMap((frame) => (frame.t === 'move' ? [frame.do] : []));
  const text = (): string => document.body.textContent;
  const button = (label: string): HTMLButtonElement => {
    const all = [...document.querySelectorAll('button')];
    const found = all.find((each) => each.textContent.includes(label));
    if (!found) throw new Error(`no button ${label}`);
    return found;
  };

  it('lifts a card at the first tap and plays it at the second', () => {
    open(state('classic-lead'));
    const name = document.querySelector<HTMLElement>('.hand [data-piece]')?.dataset['piece'] ?? '';
    click(piece(name));
    expect(moves()).toEqual([]);
    expect(piece(name).getAttribute('aria-pressed')).toBe('true');
    click(piece(name));
    expect(moves()).toEqual([name]);
  });

  it('plays at the first tap for who wants it so', () => {
    change({ firstTap: true });
    open(state('classic-lead'));
    const name = document.querySelector<HTMLElement>('.hand [data-piece]')?.dataset['piece'] ?? '';
    click(piece(name));
    expect(moves()).toEqual([name]);
    change({ firstTap: false });
  });

  it('tells why a card cannot be played, with the rule, and does not play it', () => {
    const table = state('classic-follow');
    open(table);
    const [barred = ''] = Object.keys(table.offer.reasons);
    click(piece(barred));
    click(piece(barred));
    expect(moves()).toEqual([]);
    expect(text()).toContain(`(${table.offer.reasons[barred]?.rule ?? ''})`);
    expect(piece(barred).classList).toContain('dimmed');
    expect(piece(barred).getAttribute('aria-label')).toContain('козыр');
  });

  it('arms buttons 0.6 s after they appear', () => {
    open(state('classic-praise'));
    click(button('червы'));
    expect(moves()).toEqual([]);
    vi.advanceTimersByTime(599);
    click(button('червы'));
    expect(moves()).toEqual([]);
    vi.advanceTimersByTime(2);
    flushSync();
    click(button('червы'));
    expect(moves()).toEqual(['trump H']);
  });

  it('offers chosen cards as a move as soon as they are one', () => {
    open(state('troika-lay'));
    const [first = '', second = ''] = [
      ...document.querySelectorAll<HTMLElement>('.hand [data-piece]'),
    ].map((node) => node.dataset['piece'] ?? '');
    click(piece(first));
    expect(document.querySelector('[aria-label="Как именно"]')).toBeNull();
    click(piece(second));
    const row = document.querySelector<HTMLElement>('[aria-label="Как именно"] button');
    if (!row) throw new Error('no button for two cards');
    click(row);
    expect(moves()[0]).toMatch(/^lay /);
    expect(moves()[0]).toContain(first);
    expect(moves()[0]).toContain(second);
  });

  it('puts a tile at the end that was tapped', () => {
    const table = state('domino-turn');
    const first = table.offer.groups[0]?.moves[0];
    if (first?.type !== 'play') throw new Error('no tile on offer');
    const [part] = first.parts;
    open(table);
    click(piece(part?.piece ?? ''));
    const end = document.querySelector<HTMLElement>('.chain button');
    if (!end) throw new Error('no end to tap');
    click(end);
    expect(moves()).toEqual([`${part?.piece ?? ''}@${part?.place ?? ''}`]);
  });

  it('goes on with Space', () => {
    open(state('classic-sheet'));
    document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'Space', bubbles: true }));
    flushSync();
    expect(said.at(-1)).toMatchObject({ t: 'go-on', window: 1 });
  });

  it('tells hand, table, score, turn and last trick at one key each', () => {
    open(state('classic-follow'));
    const told = (): string =>
      document.querySelectorAll('[aria-live="assertive"]')[1]?.textContent ?? '';
    for (const [code, expected] of [
      ['KeyH', 'дама пик'],
      ['KeyT', 'Козыри'],
      ['KeyS', 'Счёт'],
      ['KeyW', 'Ваш ход'],
      ['KeyL', ':'],
    ] as const) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }));
      flushSync();
      expect(told()).toContain(expected);
    }
  });

  it('shows a lost connection and keeps what was told', () => {
    open(state('classic-follow'));
    line?.onclose?.();
    flushSync();
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('Связь пропала');
    expect(document.querySelectorAll('.hand [data-piece]').length).toBeGreaterThan(0);
  });

  it('asks people in a line of its own, armed as every button', () => {
    const table = state('classic-follow');
    const asked = { question: 4, what: 'undo' as const, by: 1, waiting: [0] };
    open({ ...table, around: { ...table.around, asked } });
    expect(text()).toContain('просит взять ход назад');
    vi.advanceTimersByTime(601);
    flushSync();
    click(button('Согласен'));
    expect(said.at(-1)).toMatchObject({ t: 'answer', question: 4, yes: true });
  });

  function withWindow(groups: TableState['offer']['groups'] = []): TableState {
    const table = state('classic-follow');
    const offer = { ...table.offer, groups, reasons: {} };
    offer.prompt = { id: 'ask-last-trump', args: { number: 1 } };
    const window = { number: 7, name: 'last-trump', ms: 0, pressed: [] };
    const view = { ...table.view, waiting: [-1] };
    return { ...table, view, offer, around: { ...table.around, window } };
  }

  it('lets cards be given while a window is open', () => {
    const held = state('classic-follow').view.table.zones.find((zone) => zone.name === 'hand:0');
    const [given = '', kept = ''] = (held?.pieces ?? []).map(String);
    const move = { type: 'pick' as const, word: 'give', pieces: [given] };
    open(withWindow([{ label: 'offer-give', optional: true, moves: [move] }]));
    expect(piece(kept).classList).toContain('dimmed');
    click(piece(given));
    click(piece(given));
    expect(moves()).toEqual([`give ${given}`]);
  });

  it('asks everybody alike while a window is open', () => {
    open(withWindow());
    expect(document.querySelector('.prompt')?.textContent).toContain('Остался один козырь?');
    expect(document.querySelector('.hand .dimmed')).toBeNull();
  });

  it('shows all open piles behind one button, and how much of them is closed', () => {
    const table = state('classic-follow');
    const pile = { name: 'pile:0', kind: 'pile', count: 4, pieces: ['9S', null, null, 'KH'] };
    const other = { name: 'pile:1', kind: 'pile', count: 1, pieces: ['7S'] };
    const { zones } = table.view.table;
    const others = zones.filter((zone) => zone.kind !== 'pile');
    const parts = { ...table.view.table, zones: [...others, pile, other] };
    open({ ...table, view: { ...table.view, table: parts } });
    expect(document.querySelectorAll('.zones button')).toHaveLength(
      others.some((zone) => zone.kind === 'last-trick') ? 2 : 1,
    );
    click(button('Взятки'));
    const sheet = document.querySelector('dialog');
    expect(sheet?.querySelectorAll('h3')).toHaveLength(2);
    expect(sheet?.querySelectorAll('li')).toHaveLength(3);
    expect(sheet?.textContent).toContain('И ещё 2 карты рубашкой вверх.');
  });

  it('tells what the others said last', () => {
    const table = state('troika-lay');
    const said = { type: 'said', word: 'talon-pass', seat: 1 } as const;
    open({ ...table, view: { ...table.view, history: [...table.view.history, said] } });
    expect(document.querySelector('.said')?.textContent).toMatch(/: пас\./);
  });

  it('names the turn in the title', () => {
    open(state('classic-follow'));
    expect(document.title).toContain('Ваш ход');
  });

  it('gives a watcher no hand and no buttons', () => {
    const table = state('classic-follow');
    const zones = table.view.table.zones.map((zone) =>
      zone.kind === 'hand' ? { ...zone, pieces: (zone.pieces ?? []).map(() => null) } : zone,
    );
    open({
      ...table,
      seat: -2,
      offer: { seat: -2, prompt: { id: 'ask-wait' }, groups: [], reasons: {} },
      view: { ...table.view, viewer: -2, table: { ...table.view.table, zones } },
    });
    expect(document.querySelector('.hand')).toBeNull();
    expect(text()).toContain('вы смотрите');
  });
});

describe('the score sheet', () => {
  it.each([
    ['domino-sheet', 'remembered'],
    ['domino-over', 'written'],
  ] as const)('of %s shows points as %s', (name, tone) => {
    document.body.innerHTML = '';
    const { sheet } = state(name).view;
    const shown = mount(ScoreSheet, {
      target: document.body,
      props: { words: words('ru'), sheet },
    });
    flushSync();
    expect(document.querySelectorAll('tbody')).toHaveLength(sheet.lines?.length ?? 0);
    expect(document.querySelectorAll(`.${tone}`).length).toBeGreaterThan(0);
    void unmount(shown);
  });

  it('knows rows, chips and wins', () => {
    document.body.innerHTML = '';
    const sides = [
      [0, 2],
      [1, 3],
    ];
    for (const unit of ['rows', 'chips', 'wins'] as const) {
      const account = { [unit]: 4 };
      const shown = mount(ScoreSheet, {
        target: document.body,
        props: { words: words('en'), sheet: { unit, sides, accounts: [account, {}], target: 6 } },
      });
      flushSync();
      expect(document.querySelector('.now .value')?.textContent).toBe('4');
      expect(document.querySelectorAll('.now svg')).toHaveLength(unit === 'rows' ? 2 : 0);
      void unmount(shown);
      document.body.innerHTML = '';
    }
  });

  it.each([
    [0, 'back', 0],
    [3, 'back', 84],
    [4, 'suit-D', 29],
    [6, 'suit-D', 84],
  ] as const)('pushes the sixes apart: %i rows', (rows, second, apart) => {
    document.body.innerHTML = '';
    const sides = [
      [0, 2],
      [1, 3],
    ];
    const shown = mount(ScoreSheet, {
      target: document.body,
      props: {
        words: words('en'),
        sheet: { unit: 'rows', sides, accounts: [{ rows }, {}], target: 6 },
      },
    });
    flushSync();
    const [red, black] = document.querySelectorAll('.now svg[role="img"]');
    expect(red?.getAttribute('aria-label')).toBe(`${rows} of 6 rows`);
    expect(red?.querySelector('.suit-H')).not.toBeNull();
    const pushed = red?.querySelector<SVGGElement>('.second');
    expect(pushed?.style.transform).toBe(`translateY(${apart}px)`);
    expect(pushed?.querySelector(`.${second}`)).not.toBeNull();
    expect(black?.getAttribute('aria-label')).toBe('0 of 6 rows');
    expect(black?.querySelector('.suit-S')).not.toBeNull();
    void unmount(shown);
  });

  it('shows a deal that was dealt again under one number', () => {
    document.body.innerHTML = '';
    const nothing = [{}, {}];
    const line = { deal: 1, before: nothing, after: nothing };
    const lines = [{ ...line, marks: [{ kind: 'redeal', value: 1 }] }, line];
    const sides = [
      [0, 2],
      [1, 3],
    ];
    const shown = mount(ScoreSheet, {
      target: document.body,
      props: { words: words('en'), sheet: { unit: 'rows', sides, accounts: nothing, lines } },
    });
    flushSync();
    expect(document.querySelectorAll('tbody')).toHaveLength(2);
    expect(document.body.textContent).toContain('redeal 1');
    void unmount(shown);
  });
});
