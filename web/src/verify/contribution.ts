/** This page's part in the randomness of a deal: 16 bytes, sealed first, kept until the deal is over. */
import { digestHex, toHex } from './sha256.ts';

const BYTES = 16;
/** Contributions of earlier deals that are kept, for the check afterwards. */
const KEPT = 100;

export class Contributions {
  private readonly made = new Map<string, string>();

  constructor(private readonly storage: Storage | null) {}

  /** The contribution to a deal, in hex; the same one whenever it is asked for again. */
  data(table: string, deal: number): string {
    const key = `kozel-own-${table}-${deal}`;
    const kept = this.made.get(key) ?? this.storage?.getItem(key);
    if (kept) return kept;
    const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
    const data = toHex(bytes);
    this.made.set(key, data);
    this.keep(key, data);
    return data;
  }

  /** What was contributed to a deal, if anything was. */
  contributed(table: string, deal: number): string | null {
    const key = `kozel-own-${table}-${deal}`;
    return this.made.get(key) ?? this.storage?.getItem(key) ?? null;
  }

  seal(table: string, deal: number): string {
    const bytes = this.data(table, deal).match(/../g) ?? [];
    return digestHex(Uint8Array.from(bytes, (pair) => parseInt(pair, 16)));
  }

  private keep(key: string, data: string): void {
    try {
      const own = Object.keys(this.storage ?? {}).filter((name) => name.startsWith('kozel-own-'));
      if (own.length >= KEPT) for (const name of own) this.storage?.removeItem(name);
      this.storage?.setItem(key, data);
    } catch {
      // A full or forbidden storage: the bytes live as long as the page does.
    }
  }
}
