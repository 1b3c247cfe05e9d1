/** What a side has and what a deal brought it, as cells of the score table: as kozel.texts.accounts. */
import type { Account } from '../wire/frames.ts';

export type Tone = '' | 'remembered' | 'written';

export interface Cell {
  text: string;
  tone: Tone;
}

/** What a side has: remembered points as `+9`, written ones as `20`. */
export function has(unit: string, account: Account): Cell {
  if (account.remembered) return { text: `+${account.remembered}`, tone: 'remembered' };
  return { text: plain(amount(unit, account)), tone: account.opened ? 'written' : '' };
}

/** What the deal brought a side. Remembered points that were wiped are no loss. */
export function brought(unit: string, before: Account, after: Account): Cell {
  let change = amount(unit, after) - amount(unit, before);
  const remembered = (after.remembered ?? 0) - (before.remembered ?? 0);
  const opened = Boolean(after.opened) && !before.opened;
  if (remembered > 0 || opened) change += remembered;
  const tone = remembered > 0 ? 'remembered' : after.opened ? 'written' : '';
  return { text: change > 0 ? `+${change}` : plain(change), tone };
}

/** Which part of an account a deal moved, where the sheet's unit is not at hand. */
export function unitThatChanged(before: Account, after: Account): string {
  const moved = ['rows', 'chips', 'wins'].find(
    (unit) => amount(unit, before) !== amount(unit, after),
  );
  return moved ?? 'points';
}

export function amount(unit: string, account: Account): number {
  switch (unit) {
    case 'rows':
      return account.rows ?? 0;
    case 'chips':
      return account.chips ?? 0;
    case 'wins':
      return account.wins ?? 0;
    default:
      return account.written ?? 0;
  }
}

const plain = (number: number): string => (number < 0 ? `−${-number}` : String(number));
