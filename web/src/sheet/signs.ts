/** The signs beside a line of the score sheet, by the kind of mark. */
import type { IconName } from '../ui/icons.ts';

export const SIGNS: Partial<Record<string, IconName>> = {
  fish: 'fish',
  eggs: 'fish',
  carried: 'fish',
};
