/** Recorded frames and states with their types. */
import classicFrames from '../fixtures/classic-frames.json';
import dominoFrames from '../fixtures/domino-frames.json';
import match from '../fixtures/match.json';
import recorded from '../fixtures/states.json';
import told from '../fixtures/texts.json';
import en from 'virtual:texts/en';
import enRules from 'virtual:texts/en-rules';
import ru from 'virtual:texts/ru';
import ruRules from 'virtual:texts/ru-rules';
import { Catalogue, type Language } from '../src/texts/catalogue.ts';
import { Texts } from '../src/texts/texts.ts';
import type { Replay, Step, TableState } from '../src/wire/frames.ts';

type Frames = [TableState, ...Step[]];

interface Recording {
  first: TableState;
  steps: Step[];
  last: TableState;
}

function recording(frames: unknown[]): Recording {
  const [first, ...steps] = frames.slice(0, -1) as Frames;
  return { first, steps, last: frames.at(-1) as TableState };
}

export const classic = recording(classicFrames);
export const domino = recording(dominoFrames);
export const finished = match as unknown as { log: string[]; replay: Replay };
export const pythonTold = told as unknown as Record<
  Language,
  Record<string, [unknown, unknown, unknown][]>
>;

export function state(name: keyof typeof recorded): TableState {
  return structuredClone(recorded[name]) as unknown as TableState;
}

const catalogues = {
  ru: new Catalogue('ru', ru + ruRules),
  en: new Catalogue('en', en + enRules),
};

export function words(language: Language): Texts {
  const indices = language === 'ru' ? 'ru' : 'int';
  return new Texts(catalogues[language], { indices, suits: 'signs', words: false });
}
