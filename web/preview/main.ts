/**
 * Every state of the page without a server, for looking at: preview.html?show=table&state=domino-turn
 * &lang=ru&theme=dark&size=200. Not part of the build. `state=frames:classic` plays recorded frames.
 */
import { mount, type Component } from 'svelte';
import '../src/app.css';
import Glyphs from '../src/cards/Glyphs.svelte';
import Lobby from '../src/lobby/Lobby.svelte';
import NewTable from '../src/lobby/NewTable.svelte';
import RequestPage from '../src/lobby/RequestPage.svelte';
import PastedPage from '../src/replay/PastedPage.svelte';
import ReplayPage from '../src/replay/ReplayPage.svelte';
import { change, dress, type Settings } from '../src/settings/settings.svelte.ts';
import TablePage from '../src/table/TablePage.svelte';
import { loadTexts } from '../src/texts/words.svelte.ts';
import { fakeFetch, fakeSocket } from './server.ts';

const asked = new URLSearchParams(location.search);
globalThis.fetch = fakeFetch;
change({
  ...(JSON.parse(asked.get('set') ?? '{}') as Partial<Settings>),
  language: asked.get('lang') === 'en' ? 'en' : 'ru',
  languageChosen: true,
  theme: (asked.get('theme') as Settings['theme'] | null) ?? 'light',
  textSize: Number(asked.get('size') ?? 100),
});
dress(document.documentElement);
await loadTexts();

const socket = fakeSocket(asked.get('state') ?? 'classic-follow', asked.has('lost'));
const shows: Record<string, [Component<never>, object]> = {
  lobby: [Lobby, { socket }],
  new: [NewTable, { preset: asked.get('preset') ?? 'domino-kozel' }],
  request: [RequestPage, { socket, id: 'r1', key: '' }],
  pasted: [PastedPage, {}],
  replay: [ReplayPage, { table: 't1' }],
  table: [TablePage, { socket, table: 't1', key: '' }],
};
const [shown, props] = shows[asked.get('show') ?? 'table'] ?? [Lobby, { socket }];
const target = document.getElementById('app');
mount(Glyphs, { target: document.body });
if (target) mount(shown, { target, props: props as never });
