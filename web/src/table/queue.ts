/**
 * Shows one beat after the other, each as long as a person needs to see it. Never falls behind:
 * too many waiting beats are passed over, and a tap skips to the server's last state.
 */
import type { Step, TableState } from '../wire/frames.ts';
import { beats, type Beat } from './beats.ts';
import { after } from './model.ts';

/** Milliseconds that each kind of beat is shown. */
export type Pace = Record<Beat['wait'], number>;

export interface Timer {
  set(run: () => void, ms: number): unknown;
  clear(id: unknown): void;
}

const TIMER: Timer = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (id) => {
    clearTimeout(id as number);
  },
};

/** With more beats than this waiting the page has been away: it goes straight to the end. */
const MOST_WAITING = 12;

export class Queue {
  private waiting: Beat[] = [];
  private running: unknown = null;
  /** The server's last state, whether or not it is shown yet. */
  latest: TableState;

  constructor(
    state: TableState,
    private readonly show: (state: TableState) => void,
    private readonly pace: () => Pace,
    private readonly timer: Timer = TIMER,
  ) {
    this.latest = state;
    show(state);
  }

  /** The whole table anew: everything that waits is out of date. */
  replace(state: TableState): void {
    this.stop();
    this.latest = state;
    this.show(state);
  }

  push(step: Step): void {
    if (step.number === this.latest.number) this.update(step);
    if (step.number <= this.latest.number) return;
    this.waiting.push(...beats(this.latest, step));
    this.latest = after(this.latest, step);
    if (this.waiting.length > MOST_WAITING) this.skip();
    else if (this.running === null) this.next();
  }

  /** The same state with the times of now. */
  private update(step: Step): void {
    this.latest = { ...this.latest, around: step.around ?? this.latest.around };
    const last = this.waiting.at(-1);
    if (last) last.state = this.latest;
    else this.show(this.latest);
  }

  /** Show the server's last state now. True if there was anything to skip. */
  skip(): boolean {
    const busy = this.busy;
    this.stop();
    if (busy) this.show(this.latest);
    return busy;
  }

  get busy(): boolean {
    return this.waiting.length > 0;
  }

  private next(): void {
    this.running = null;
    const beat = this.waiting.shift();
    if (!beat) return;
    this.show(beat.state);
    const ms = this.pace()[beat.wait];
    if (ms > 0) {
      this.running = this.timer.set(() => {
        this.next();
      }, ms);
    } else this.next();
  }

  stop(): void {
    if (this.running !== null) this.timer.clear(this.running);
    this.running = null;
    this.waiting = [];
  }
}
