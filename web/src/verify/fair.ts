/** How an order follows from a seed and people's contributions: byte for byte as kozel.core.fair. */
import { sha256 } from './sha256.ts';

const encoder = new TextEncoder();

/** The stream of one label of a deal; contributions by seat, empty where missing. */
export function stream(
  seed: Uint8Array,
  contributions: readonly Uint8Array[],
  deal: number,
  label: string,
): Stream {
  const fields = [seed, ...contributions, encoder.encode(String(deal)), encoder.encode(label)];
  return new Stream(sha256(joined(fields.flatMap((field) => [number(field.length), field]))));
}

export class Stream {
  private counter = 0;
  private block: number[] = [];

  constructor(private readonly key: Uint8Array) {}

  /** A number from 0 to `choices` − 1, each equally likely. */
  index(choices: number): number {
    const limit = 2 ** 32 - (2 ** 32 % choices);
    for (;;) {
      const word = this.word();
      if (word < limit) return word % choices;
    }
  }

  private word(): number {
    while (this.block.length < 4) {
      const counter = joined([number(0), number(this.counter)]);
      this.block.push(...sha256(joined([this.key, counter])));
      this.counter += 1;
    }
    return this.block.splice(0, 4).reduce((word, byte) => word * 256 + byte, 0);
  }
}

/** The pieces in the order that the stream gives, whatever order they came in. */
export function shuffled(source: Stream, pieces: readonly string[]): string[] {
  const order = [...pieces].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = source.index(i + 1);
    const here = order[i] ?? '';
    order[i] = order[j] ?? '';
    order[j] = here;
  }
  return order;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function number(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}
