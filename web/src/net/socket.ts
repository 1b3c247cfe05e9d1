/**
 * The one socket to the server. It comes back by itself, at once and then ever more slowly, and
 * tells the table the last number it has, so that nothing is missed and nothing comes twice.
 */
import type { FromClient, FromServer, Message } from '../wire/frames.ts';

const DELAYS = [0, 500, 1000, 2000, 4000, 8000];
/** The server answers a ping within this time, or the connection counts as lost. */
const SILENCE = 20_000;

type Heard = (frame: FromServer) => void;
type Answer = { done: true } | { done: false; why: Message };

export interface Line {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

export class Socket {
  private line: Line | null = null;
  private open = false;
  private tries = 0;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setInterval> | undefined;
  private heardAt = 0;
  private readonly heard = new Set<Heard>();
  private readonly states = new Set<(connected: boolean) => void>();
  private readonly pending = new Map<
    string,
    { frame: FromClient; done: (answer: Answer) => void }
  >();
  /** What to say whenever the connection stands again: where this page is. */
  private greeting: () => FromClient[] = () => [];

  constructor(private readonly connect: () => Line) {
    this.begin();
  }

  onFrame(heard: Heard): () => void {
    this.heard.add(heard);
    return () => this.heard.delete(heard);
  }

  onState(told: (connected: boolean) => void): () => void {
    this.states.add(told);
    told(this.open);
    return () => this.states.delete(told);
  }

  /**
   * Say this now and after every reconnection, in place of what was said so before. What is
   * returned ends that; a place that is left after the next one was entered ends nothing.
   */
  greet(greeting: () => FromClient[]): () => void {
    this.greeting = greeting;
    if (this.open) for (const frame of greeting()) this.say(frame);
    return () => {
      if (this.greeting === greeting) this.greeting = () => [];
    };
  }

  say(frame: FromClient): void {
    if (this.open) this.line?.send(JSON.stringify(frame));
  }

  /** A command. Said again after a reconnection until it is answered: its id makes that harmless. */
  command(frame: FromClient & { id: string }): Promise<Answer> {
    return new Promise((resolve) => {
      this.pending.set(frame.id, { frame, done: resolve });
      this.say(frame);
    });
  }

  /** Try again now, as after the device woke up. */
  wake(): void {
    if (this.open || this.closed) return;
    clearTimeout(this.retry);
    this.begin();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.watch);
    this.line?.close();
  }

  private begin(): void {
    const line = this.connect();
    this.line = line;
    line.onopen = () => {
      this.tries = 0;
      this.heardAt = Date.now();
      this.state(true);
      for (const frame of this.greeting()) this.say(frame);
      for (const { frame } of this.pending.values()) this.say(frame);
      clearInterval(this.watch);
      this.watch = setInterval(() => {
        if (Date.now() - this.heardAt > SILENCE) line.close();
        else this.say({ t: 'ping' });
      }, SILENCE / 2);
    };
    line.onmessage = (event) => {
      this.heardAt = Date.now();
      if (typeof event.data === 'string') this.receive(JSON.parse(event.data) as FromServer);
    };
    line.onclose = () => {
      if (this.line !== line) return;
      clearInterval(this.watch);
      this.line = null;
      this.state(false);
      if (this.closed) return;
      const delay = DELAYS[Math.min(this.tries, DELAYS.length - 1)] ?? 8000;
      this.tries += 1;
      this.retry = setTimeout(() => {
        this.begin();
      }, delay);
    };
  }

  private receive(frame: FromServer): void {
    if (frame.t === 'done') this.answer(frame.id, { done: true });
    else if (frame.t === 'refused') this.answer(frame.id, { done: false, why: frame.why });
    else if (frame.t === 'advice') this.answer(frame.id, { done: true });
    for (const heard of this.heard) heard(frame);
  }

  private answer(id: string, answer: Answer): void {
    const waiting = this.pending.get(id);
    this.pending.delete(id);
    waiting?.done(answer);
  }

  private state(open: boolean): void {
    if (this.open === open) return;
    this.open = open;
    for (const told of this.states) told(open);
  }
}

/** A short id of this page's own for a command. */
export function commandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('') + Date.now().toString(36);
}

/** `known`: makes the server know this browser; it lets nobody in whom it does not know. */
export function browserSocket(known: () => Promise<unknown>): Socket {
  let greeted = false;
  return new Socket(() => {
    const address = new URL('ws', document.baseURI);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    let web: WebSocket | null = null;
    let over = false;
    const line: Line = {
      send: (data) => {
        web?.send(data);
      },
      close: () => {
        over = true;
        if (web) web.close();
        else line.onclose?.();
      },
      onopen: null,
      onclose: null,
      onmessage: null,
    };
    const begin = (): void => {
      if (over) return;
      web = new WebSocket(address);
      let opened = false;
      web.onopen = () => {
        opened = true;
        line.onopen?.();
      };
      web.onclose = () => {
        greeted &&= opened; // refused at the door: be known anew
        line.onclose?.();
      };
      web.onmessage = (event: MessageEvent<unknown>) => line.onmessage?.(event);
    };
    if (greeted) begin();
    else {
      known().then(
        () => {
          greeted = true;
          begin();
        },
        () => line.onclose?.(),
      );
    }
    return line;
  });
}
