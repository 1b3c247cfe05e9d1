/** What a person likes, kept in this browser. */
import { languageOf } from '../texts/load.ts';
import type { Language } from '../texts/catalogue.ts';

export interface Settings {
  language: Language;
  /** Whether the language was chosen here, not taken from the browser. */
  languageChosen: boolean;
  indices: 'auto' | 'ru' | 'int';
  fourColours: boolean;
  suitLetters: boolean;
  numerals: boolean;
  unsorted: boolean;
  /** Seconds that a finished trick lies, 0 to 5. */
  trickWait: number;
  firstTap: boolean;
  sounds: boolean;
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'reduced';
  /** Per cent. */
  textSize: number;
  /** The game played last, and the code of its rules. */
  lastGame: { preset: string; code: string } | null;
  /** The code of the rules played last, by game. */
  lastRules: Record<string, string>;
  /** Games whose short rules were shown already. */
  known: string[];
}

const KEY = 'kozel-settings';

export function usual(languages: readonly string[]): Settings {
  return {
    language: languageOf(languages),
    languageChosen: false,
    indices: 'auto',
    fourColours: false,
    suitLetters: false,
    numerals: false,
    unsorted: false,
    trickWait: 1.2,
    firstTap: false,
    sounds: false,
    theme: 'auto',
    motion: 'auto',
    textSize: 100,
    lastGame: null,
    lastRules: {},
    known: [],
  };
}

function read(): Settings {
  const defaults = usual(navigator.languages ?? [navigator.language]);
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    const language = kept.languageChosen ? (kept.language ?? defaults.language) : defaults.language;
    return { ...defaults, ...kept, language };
  } catch {
    return defaults; // forbidden or damaged storage: as on the first visit
  }
}

export const settings: Settings = $state(read());

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Forbidden storage: the choice lasts as long as the page.
  }
}

/** Put what concerns the whole page on its root element. */
export function dress(root: HTMLElement): void {
  root.lang = settings.language;
  root.dataset['theme'] = settings.theme === 'auto' ? lightOutside() : settings.theme;
  if (settings.motion === 'auto') delete root.dataset['motion'];
  else root.dataset['motion'] = settings.motion;
  root.dataset['colours'] = settings.fourColours ? 'four' : 'two';
  root.style.fontSize = `${settings.textSize}%`;
}

const DARK = '(prefers-color-scheme: dark)';
const lightOutside = (): 'light' | 'dark' => (matchMedia(DARK).matches ? 'dark' : 'light');

/** Dress it anew whenever the system goes from day to night. */
export function followLight(root: HTMLElement): void {
  matchMedia(DARK).addEventListener('change', () => {
    dress(root);
  });
}

export function calm(): boolean {
  return settings.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Keep in mind by which rules this person sat down. */
export function seatedBy(preset: string, code: string): void {
  change({
    lastGame: { preset, code },
    lastRules: { ...settings.lastRules, [preset]: code },
  });
}
