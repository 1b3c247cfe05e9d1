/** Loads the catalogue of one language; the other one is never downloaded, and what only forms and
 * rules sheets need comes when one of them is opened. */
import { Catalogue, type Language } from './catalogue.ts';

interface Source {
  default: string;
}

const sources: Record<Language, { table: () => Promise<Source>; rules: () => Promise<Source> }> = {
  ru: {
    table: () => import('virtual:texts/ru'),
    rules: () => import('virtual:texts/ru-rules'),
  },
  en: {
    table: () => import('virtual:texts/en'),
    rules: () => import('virtual:texts/en-rules'),
  },
};

export async function loadCatalogue(language: Language, rules: boolean): Promise<Catalogue> {
  const parts = [sources[language].table(), ...(rules ? [sources[language].rules()] : [])];
  const loaded = await Promise.all(parts);
  return new Catalogue(language, loaded.map((part) => part.default).join('\n'));
}

/** The language for what a browser asks for, such as `ru-RU`. */
export function languageOf(codes: readonly string[]): Language {
  for (const code of codes) {
    const wanted = code.split(/[-_]/)[0]?.toLowerCase();
    if (wanted === 'ru' || wanted === 'en') return wanted;
  }
  return 'en';
}
