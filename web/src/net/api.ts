/** The server's HTTP interface, as API.md tells it. Addresses are relative, so a prefix works. */
import type {
  Compared,
  Configured,
  Decoded,
  Games,
  Joining,
  Me,
  MeChanged,
  Message,
  OpenRequest,
  OptionsChosen,
  Pasted,
  PastedText,
  PlayWanted,
  Replay,
  RequestWanted,
  RulesSheet,
  Seated,
  Server,
} from '../wire/frames.ts';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly why: Message | null,
  ) {
    super(why?.id ?? `status ${status}`);
  }
}

/** Who this browser is, asked once: before the server knows it, nothing else may be said, or it
 * would be taken for several guests. */
let known: Promise<Me> | null = null;

function me(): Promise<Me> {
  known ??= request<Me>('GET', 'me').finally(() => {
    setTimeout(() => (known = null));
  });
  return known;
}

let greeted = false;

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (!greeted) await me();
  greeted = true;
  return request<T>(method, path, body);
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { accept: 'application/json' } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, 'content-type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(new URL(`api/${path}`, document.baseURI), init);
  } catch {
    throw new ApiError(0, { id: 'page-no-connection' });
  }
  if (!response.ok) {
    const told = (await response.json().catch(() => null)) as { why?: Message } | null;
    throw new ApiError(response.status, told?.why ?? null);
  }
  const type = response.headers.get('content-type') ?? '';
  return (
    type.includes('json') && !type.includes('ndjson')
      ? await response.json()
      : await response.text()
  ) as T;
}

const part = encodeURIComponent;

export const api = {
  games: () => request<Games>('GET', 'games'),
  me,
  change: (changes: MeChanged) => call<Me>('PUT', 'me', changes),
  play: (wanted: PlayWanted) => call<Seated>('POST', 'play', wanted),
  sheet: (code: string) => call<RulesSheet>('GET', `sheet/${part(code)}`),
  decode: (code: string) => call<Decoded>('GET', `code/${part(code)}`),
  compare: (code: string, other: string) =>
    call<Compared>('GET', `code/${part(code)}/against/${part(other)}`),
  server: () => call<Server>('GET', 'server'),
  configure: (chosen: OptionsChosen) => call<Configured>('POST', 'code', chosen),
  request: (wanted: RequestWanted) => call<Seated>('POST', 'requests', wanted),
  requestOf: (id: string, key: string) =>
    call<OpenRequest>('GET', `requests/${part(id)}${key ? `?key=${part(key)}` : ''}`),
  join: (id: string, joining: Joining) =>
    call<Seated>('POST', `requests/${part(id)}/join`, joining),
  leave: (id: string) => call<unknown>('POST', `requests/${part(id)}/leave`, {}),
  start: (id: string) => call<Seated>('POST', `requests/${part(id)}/start`, {}),
  log: (table: string) => call<string>('GET', `tables/${part(table)}/log`),
  pasted: (text: PastedText) => call<Pasted>('POST', 'pasted', text),
  replay: (table: string) => call<Replay>('GET', `tables/${part(table)}/replay`),
};

/** The address of a picture that shows a text as a QR code. */
export function qrAddress(text: string): string {
  return new URL(`api/qr.svg?text=${part(text)}`, document.baseURI).href;
}

const HERE = ['127.0.0.1', 'localhost', '[::1]'];

/** A link to a place of this page that also works on other devices: where the page was opened on
 * the server's own machine, it begins with an address that the server has in the home network. */
export async function linkForOthers(hash: string): Promise<string> {
  const own = new URL(hash, document.baseURI);
  if (!HERE.includes(own.hostname)) return own.href;
  const { addresses } = await api.server();
  const [first] = addresses;
  return first === undefined ? own.href : new URL(hash, `${first.replace(/\/$/, '')}/`).href;
}
