/** Keys of the table, by their place on the keyboard, so that a Russian layout does as well. */

export type Key =
  | { does: 'hand' | 'table' | 'score' | 'turn' | 'last' | 'go-on' | 'play' }
  | { does: 'piece'; at: number };

const LETTERS: Record<string, Key> = {
  KeyH: { does: 'hand' },
  KeyT: { does: 'table' },
  KeyS: { does: 'score' },
  KeyW: { does: 'turn' },
  KeyL: { does: 'last' },
  Space: { does: 'go-on' },
  Enter: { does: 'play' },
};

export function keyOf(event: { code: string }): Key | null {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  if (digit !== undefined) return { does: 'piece', at: (Number(digit) + 9) % 10 };
  return LETTERS[event.code] ?? null;
}
