/** A server that is none: answers from recorded fixtures. */
import classicFrames from '../fixtures/classic-frames.json';
import dominoFrames from '../fixtures/domino-frames.json';
import catalogue from '../fixtures/games.json';
import match from '../fixtures/match.json';
import states from '../fixtures/states.json';
import { Socket, type Line } from '../src/net/socket.ts';
import type { FromClient, FromServer, LobbyState, TableState } from '../src/wire/frames.ts';
import { more } from './states.ts';

const PACE = 700;
const { games } = catalogue.games;
const sheets: Record<string, unknown> = catalogue.sheets;

export const recorded = states as unknown as Record<string, TableState>;
const frames = {
  classic: classicFrames as unknown as FromServer[],
  domino: dominoFrames as unknown as FromServer[],
};

const REQUESTS: LobbyState = {
  t: 'requests',
  open: [
    {
      id: 'r1',
      preset: 'classic',
      code: games[0]?.code ?? '',
      differences: { ten_order: 'above_king', best_of: 3 },
      seats: [{ kind: 'person', name: 'Маша' }, null, { kind: 'bot', bot: 'club' }, null],
      teams: true,
    },
    {
      id: 'r2',
      preset: 'domino-kozel',
      code: games[1]?.code ?? '',
      differences: {},
      seats: [{ kind: 'person', name: 'Иннокентий Константинович' }, null, null, null],
      teams: false,
    },
  ],
};

export function fakeSocket(state: string, lost: boolean): Socket {
  let opened = false;
  return new Socket(() => {
    const line: Line = {
      send: (data) => {
        answer(JSON.parse(data) as FromClient);
      },
      close: () => undefined,
      onopen: null,
      onclose: null,
      onmessage: null,
    };
    const tell = (frame: FromServer): void => line.onmessage?.({ data: JSON.stringify(frame) });
    const rest = [...(frames[state.split(':')[1] as keyof typeof frames] ?? [])];

    function proceed(): void {
      const next = rest.shift();
      if (!next) return;
      tell(next);
      if (!(next.t === 'table' || next.t === 'step') || !waitsForMe(next))
        setTimeout(proceed, PACE);
    }

    function answer(frame: FromClient): void {
      if (frame.t === 'lobby') tell(REQUESTS);
      else if (frame.t === 'enter') {
        const whole = more(recorded)[state];
        if (whole) tell(whole);
        else proceed();
        if (lost) setTimeout(() => line.onclose?.(), 100);
      } else if (frame.t === 'hint') {
        tell({ t: 'advice', id: frame.id, do: '', why: { id: 'ask-wait' } });
      } else if ('id' in frame) {
        tell({ t: 'done', id: frame.id });
        if (frame.t === 'move' || frame.t === 'go-on') setTimeout(proceed, PACE / 2);
      }
    }
    if (!lost || !opened) setTimeout(() => line.onopen?.(), 10);
    opened = true;
    return line;
  });
}

function waitsForMe(frame: FromServer): boolean {
  if (frame.t === 'step') {
    const waiting = (frame.view?.['waiting'] as number[] | undefined) ?? null;
    return waiting?.includes(0) ?? false;
  }
  return frame.t === 'table' && frame.view.waiting.includes(0);
}

const OK = { status: 200, headers: { 'content-type': 'application/json' } };

export const fakeFetch: typeof fetch = (input, init) => {
  const path = String(input).split('/api/')[1] ?? '';
  const json = (value: unknown): Promise<Response> =>
    Promise.resolve(new Response(JSON.stringify(value), OK));
  const first = games[0];
  if (path === 'games') return json(catalogue.games);
  if (path === 'me') return json({ name: 'Гость 7', guest: true, tables: [] });
  if (path === 'play') return json({ table: 't1', request: null });
  if (path.startsWith('requests/')) return json(REQUESTS.open[0]);
  if (path === 'code') {
    const asked = JSON.parse(String(init?.body)) as { preset: string };
    const game = games.find((each) => each.id === asked.preset) ?? first;
    return json({
      code: game?.code,
      differences: {},
      applies: game?.options.map((option) => option.name),
      refused: null,
      clauses: sheets[asked.preset],
    });
  }
  if (path.startsWith('sheet/')) {
    const code = decodeURIComponent(path.slice(6));
    const game = games.find((each) => each.code === code) ?? first;
    return json({ clauses: sheets[game?.id ?? ''] });
  }
  if (path.endsWith('/replay')) return json(match.replay);
  if (path.endsWith('/log')) return Promise.resolve(new Response(match.log.join('\n')));
  return Promise.resolve(new Response('{}', { ...OK, status: 404 }));
};
