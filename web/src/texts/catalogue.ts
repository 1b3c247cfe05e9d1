/** The texts of one language: all its Fluent files as one bundle. */
import {
  FluentBundle,
  FluentResource,
  type FluentFunction,
  type FluentValue,
  type Message,
} from '@fluent/bundle';

export type Language = 'ru' | 'en';
export type Ready = Record<string, string | number>;

type Pattern = NonNullable<Message['value']>;

const text = (value: FluentValue | undefined, otherwise: string): string =>
  value === undefined ? otherwise : String(value instanceof Object ? value.valueOf() : value);

export class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    source: string,
  ) {
    const functions: Record<string, FluentFunction> = {
      SUIT: ([suit], named) =>
        this.noun(
          `suit-${text(suit, '')}`,
          text(named['number'], 'many') === 'one' ? 'one' : '',
          text(named['case'], 'nominative'),
        ),
      RANK: ([rank], named) =>
        this.noun(
          `rank-${text(rank, '')}`,
          text(named['number'], 'one') === 'many' ? 'many' : '',
          text(named['case'], 'nominative'),
        ),
    };
    this.bundle = new FluentBundle(language, { functions, useIsolating: false });
    this.bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The text of this id. One that is missing shows its id, so that no game ends over a text. */
  format(id: string, args: Ready = {}): string {
    return this.pattern(id, this.bundle.getMessage(id)?.value ?? null, args);
  }

  private pattern(id: string, pattern: Pattern | null, args: Ready): string {
    if (pattern === null) return `[${id}]`;
    const errors: Error[] = [];
    const result = this.bundle.formatPattern(pattern, args, errors);
    return errors.length ? `[${id}]` : result;
  }

  /** A form of a noun; English has none but the nominative. */
  private noun(id: string, number: string, grammaticalCase: string): string {
    const declined =
      this.language === 'ru' && grammaticalCase !== 'nominative' ? grammaticalCase : '';
    const form = [number, declined].filter(Boolean).join('-');
    const message = this.bundle.getMessage(id);
    return this.pattern(id, (form ? message?.attributes[form] : message?.value) ?? null, {});
  }
}
