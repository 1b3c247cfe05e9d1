/** One table as this page lives it: what is shown, what is lifted, what is sent. */
import { commandId, type Socket } from '../net/socket.ts';
import { calm, settings } from '../settings/settings.svelte.ts';
import type { Movement } from '../texts/happenings.ts';
import type { Contributions } from '../verify/contribution.ts';
import { sights, type Sight } from '../verify/proof.ts';
import type { Advice, FromClient, FromServer, Message, TableState } from '../wire/frames.ts';
import { write } from '../wire/notation.ts';
import { owedToProof } from './fairness.ts';
import { Queue, type Pace } from './queue.ts';

/** How a piece needs to be seen to fly, in ms. */
const FLIGHT = 260;

type Command = FromClient & { id: string; table: string };
type Draft = Command extends infer C
  ? C extends Command
    ? Omit<C, 'id' | 'table'>
    : never
  : never;

export class TableSession {
  /** What is shown now; null until the server has told the table. */
  shown: TableState | null = $state.raw(null);
  connected = $state(true);
  lifted: string[] = $state([]);
  /** What a person should be told now: a refusal, a reason, advice. */
  told: Message | null = $state.raw(null);
  advice: Advice | null = $state.raw(null);
  /** Why the table cannot be shown. */
  failed: Message | null = $state.raw(null);
  /** A match that this one has gone on as. */
  movedTo: string | null = $state(null);
  sending = $state(false);
  /** What this page saw come out of each deal's shuffles. */
  readonly seen = new Map<number, Sight[]>();
  private queue: Queue | null = null;
  private readonly answered = new Set<string>();
  private readonly ends: (() => void)[];

  constructor(
    readonly table: string,
    private readonly key: string,
    private readonly socket: Socket,
    readonly contributions: Contributions,
  ) {
    this.ends = [
      socket.onFrame((frame) => {
        this.receive(frame);
      }),
      socket.onState((connected) => {
        this.connected = connected;
      }),
    ];
    this.ends.push(socket.greet(() => [this.entrance()]));
  }

  private entrance(): FromClient {
    const since = this.queue?.latest.number;
    return {
      t: 'enter',
      table: this.table,
      ...(since === undefined ? {} : { since }),
      ...(this.key ? { key: this.key } : {}),
    };
  }

  leave(): void {
    this.queue?.stop();
    for (const end of this.ends) end();
    this.socket.say({ t: 'leave', table: this.table });
  }

  /** The server's last state: what a move is judged by. */
  get latest(): TableState | null {
    return this.queue?.latest ?? null;
  }

  /** Go on to what the server says now, without waiting. True if something was skipped. */
  skip(): boolean {
    return this.queue?.skip() ?? false;
  }

  async play(move: Movement): Promise<void> {
    this.lifted = [];
    this.told = null;
    this.advice = null;
    this.sending = true;
    await this.send({ t: 'move', do: write(move) });
    this.sending = false;
  }

  async send(draft: Draft): Promise<boolean> {
    const frame = { ...draft, table: this.table, id: commandId() } as Command;
    const answer = await this.socket.command(frame);
    if (!answer.done) this.told = answer.why;
    return answer.done;
  }

  /** What a person did not ask for, and need not hear about: a seal that comes too late. */
  private async quietly(draft: Draft): Promise<void> {
    await this.socket.command({ ...draft, table: this.table, id: commandId() } as Command);
  }

  private receive(frame: FromServer): void {
    if (frame.t === 'table' && frame.table === this.table) {
      this.failed = null;
      if (this.queue) this.queue.replace(frame);
      else
        this.queue = new Queue(
          frame,
          (state) => this.show(state),
          () => this.pace(),
        );
      this.remember(frame.view.deal, frame.view.history);
      this.contribute();
    } else if (frame.t === 'step' && frame.table === this.table) {
      this.queue?.push(frame);
      this.remember(this.queue?.latest.view.deal ?? 0, frame.events ?? []);
      this.contribute();
    } else if (frame.t === 'advice') this.advice = frame;
    else if (frame.t === 'moved-on' && frame.table === this.table) this.movedTo = frame.to;
    else if (frame.t === 'refused' && !frame.id && !this.queue) this.failed = frame.why;
  }

  private show(state: TableState): void {
    const hand = state.view.table.zones.find(
      (zone) => zone.kind === 'hand' && zone.seat === state.seat,
    );
    if (this.lifted.some((piece) => !hand?.pieces?.includes(piece))) this.lifted = [];
    if (this.shown && this.shown.view.waiting.join() !== state.view.waiting.join())
      this.told = null;
    this.shown = state;
  }

  private pace(): Pace {
    if (document.hidden) return { none: 0, move: 0, trick: 0 };
    return { none: 0, move: calm() ? 120 : FLIGHT, trick: settings.trickWait * 1000 };
  }

  private remember(deal: number, events: TableState['view']['history']): void {
    const found = sights(events);
    if (found.length) this.seen.set(deal, [...(this.seen.get(deal) ?? []), ...found]);
  }

  /** Seal and give this page's part in the randomness, as soon as the table asks for it. */
  private contribute(): void {
    const state = this.latest;
    if (!state) return;
    const owed = owedToProof(state);
    const mark = `${owed?.what ?? ''} ${owed?.deal ?? ''}`;
    if (!owed || this.answered.has(mark)) return;
    this.answered.add(mark);
    const { deal } = owed;
    if (owed.what === 'seal') {
      const digest = this.contributions.seal(this.table, deal);
      void this.quietly({ t: 'seal', deal, digest });
    } else {
      void this.quietly({ t: 'contribute', deal, data: this.contributions.data(this.table, deal) });
    }
  }
}
