/** The texts of the chosen language and style, for every component. */
import { settings } from '../settings/settings.svelte.ts';
import type { Catalogue } from './catalogue.ts';
import { loadCatalogue } from './load.ts';
import type { Style } from './pieces.ts';
import { Texts } from './texts.ts';

let catalogue = $state.raw<Catalogue | null>(null);

/** Whether options and rules are wanted as well. */
let rules = false;

export async function loadTexts(): Promise<void> {
  catalogue = await loadCatalogue(settings.language, rules);
}

/** The texts of options and rules sheets, for whoever shows some. */
export async function loadRules(): Promise<void> {
  if (rules) return;
  rules = true;
  await loadTexts();
}

export function indices(): 'ru' | 'int' {
  if (settings.indices !== 'auto') return settings.indices;
  return settings.language === 'ru' ? 'ru' : 'int';
}

export function style(): Style {
  return { indices: indices(), suits: 'signs', words: false };
}

/** Only to be used once `loadTexts` is done. */
export function texts(): Texts {
  if (!catalogue) throw new Error('texts are not loaded yet');
  return new Texts(catalogue, style());
}

/** A text of the page by its id. */
export function t(id: string, args: Parameters<Texts['text']>[1] = {}): string {
  return texts().text(id, args);
}
