/** Where this page is: kept behind the #, so any server and any prefix will do. */

export type Route =
  | { at: 'lobby' }
  | { at: 'new'; preset: string }
  | { at: 'request'; id: string; key: string }
  | { at: 'table'; table: string; key: string }
  | { at: 'replay'; table: string }
  | { at: 'pasted' }
  | { at: 'rules'; code: string };

export function routeOf(hash: string): Route {
  const [place = '', first = '', second = ''] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decodeURIComponent);
  if (place === 'new') return { at: 'new', preset: first };
  if (place === 'request' && first) return { at: 'request', id: first, key: second };
  if (place === 'table' && first) return { at: 'table', table: first, key: second };
  if (place === 'replay' && first) return { at: 'replay', table: first };
  if (place === 'pasted') return { at: 'pasted' };
  if (place === 'rules' && first) return { at: 'rules', code: first };
  return { at: 'lobby' };
}

export function hashOf(...parts: string[]): string {
  return `#/${parts.filter(Boolean).map(encodeURIComponent).join('/')}`;
}

let route: Route = $state.raw(routeOf(location.hash));

addEventListener('hashchange', () => {
  route = routeOf(location.hash);
});

export const current = (): Route => route;

export function go(...parts: string[]): void {
  location.hash = hashOf(...parts);
}

/** Go there without leaving this place in the browser's history. */
export function goInstead(...parts: string[]): void {
  history.replaceState(null, '', hashOf(...parts));
  route = routeOf(location.hash);
}
