import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Socket, type Line } from '../src/net/socket.ts';
import { routeOf } from '../src/net/route.svelte.ts';

class FakeLine implements Line {
  sent: string[] = [];
  onopen: Line['onopen'] = null;
  onclose: Line['onclose'] = null;
  onmessage: Line['onmessage'] = null;
  send(data: string): void {
    this.sent.push((JSON.parse(data) as { t: string }).t);
  }
  close(): void {
    this.onclose?.();
  }
}

describe('the socket', () => {
  const lines: FakeLine[] = [];
  let socket: Socket;
  const line = (at: number): FakeLine => lines.at(at) ?? new FakeLine();

  beforeEach(() => {
    vi.useFakeTimers();
    lines.length = 0;
    socket = new Socket(() => {
      const made = new FakeLine();
      lines.push(made);
      return made;
    });
  });
  afterEach(() => {
    socket.close();
    vi.useRealTimers();
  });

  it('comes back by itself and says again where it is and what was not answered', () => {
    socket.greet(() => [{ t: 'enter', table: 'x', since: 4 }]);
    line(0).onopen?.();
    expect(line(0).sent).toEqual(['enter']);
    void socket.command({ t: 'move', table: 'x', id: 'a', do: 'QC' });
    line(0).close();
    vi.advanceTimersByTime(10);
    expect(lines).toHaveLength(2);
    line(1).onopen?.();
    expect(line(1).sent).toEqual(['enter', 'move']);
  });

  it('greets for the place entered last, whichever is left first', () => {
    const left = socket.greet(() => [{ t: 'lobby' }]);
    socket.greet(() => [{ t: 'enter', table: 'x' }]);
    left();
    line(0).onopen?.();
    expect(line(0).sent).toEqual(['enter']);
  });

  it('says an answered command only once', async () => {
    line(0).onopen?.();
    const done = socket.command({ t: 'move', table: 'x', id: 'a', do: 'QC' });
    line(0).onmessage?.({ data: '{"t":"done","id":"a"}' });
    expect(await done).toEqual({ done: true });
    line(0).close();
    vi.advanceTimersByTime(10);
    line(1).onopen?.();
    expect(line(1).sent).toEqual([]);
  });

  it('tells why a command was refused', async () => {
    line(0).onopen?.();
    const done = socket.command({ t: 'move', table: 'x', id: 'b', do: 'QC' });
    line(0).onmessage?.({ data: '{"t":"refused","id":"b","why":{"id":"cards-not-in-hand"}}' });
    expect(await done).toEqual({ done: false, why: { id: 'cards-not-in-hand' } });
  });

  it('waits longer from try to try, and tells whether it is connected', () => {
    const states: boolean[] = [];
    socket.onState((connected) => states.push(connected));
    line(0).onopen?.();
    line(0).close();
    vi.advanceTimersByTime(1);
    line(1).close();
    vi.advanceTimersByTime(400);
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(200);
    expect(lines).toHaveLength(3);
    expect(states).toEqual([false, true, false]);
  });

  it('counts a silent line as lost', () => {
    line(0).onopen?.();
    vi.advanceTimersByTime(45_000);
    expect(lines.length).toBeGreaterThan(1);
  });
});

describe('routes', () => {
  it.each([
    ['', { at: 'lobby' }],
    ['#/table/abc/k%2F1', { at: 'table', table: 'abc', key: 'k/1' }],
    ['#/request/r1', { at: 'request', id: 'r1', key: '' }],
    ['#/new/classic', { at: 'new', preset: 'classic' }],
    ['#/nothing/at/all', { at: 'lobby' }],
  ])('%s', (hash, route) => {
    expect(routeOf(hash)).toEqual(route);
  });
});
