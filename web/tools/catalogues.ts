/**
 * Vite plugin: the Fluent files of a language as strings, without comments. `virtual:texts/ru` is
 * what a table needs, `virtual:texts/ru-rules` what only forms and rules sheets do.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = fileURLToPath(new URL('../../src/kozel/texts', import.meta.url));
const PREFIX = 'virtual:texts/';
/** Texts that only the terminal and the command line show. */
const ELSEWHERE = new Set(['terminal.ftl']);
/** A message with the lines that belong to it. */
const MESSAGE = /^([a-z][a-z0-9]*)[\w-]* =.*\n(?:[ \t}].*\n|\n(?=[ \t]))*/gim;
const COMMANDS = ['help', 'serve', 'usage', 'log', 'notation'];
const RULES = ['option', 'clause', 'chapter', 'refused'];

function catalogue(language: string, rules: boolean): string {
  const source = files(language)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
    .replace(/^#.*\n/gm, '');
  const messages = [...source.matchAll(MESSAGE)];
  return messages
    .filter(([, kind = '']) => !COMMANDS.includes(kind) && RULES.includes(kind) === rules)
    .map(([message]) => message)
    .join('');
}

function files(language: string): string[] {
  const folder = join(FOLDER, language);
  const names = readdirSync(folder).filter((name) => name.endsWith('.ftl') && !ELSEWHERE.has(name));
  return names.sort().map((name) => join(folder, name));
}

export function catalogues(): Plugin {
  return {
    name: 'kozel-catalogues',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [language = '', part] = id.slice(PREFIX.length + 1).split('-');
      for (const file of files(language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(catalogue(language, part === 'rules'))};`;
    },
  };
}
