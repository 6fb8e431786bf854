import type { FastifyRequest } from 'fastify';
import { createInstance } from 'i18next';

export type Language = 'nl' | 'en';

/** What stands in the double braces of a text: a number, words, or another text, put into the same language. */
type Value = string | number | Text;
type NamesIn<English extends string> = English extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type ValuesOf<English extends string> = [NamesIn<English>] extends [never]
  ? []
  : [values: Record<NamesIn<English>, Value>];

/** English and Dutch by key, side by side, so that neither can be forgotten. */
type Entries = Readonly<Record<string, readonly [english: string, dutch: string]>>;

const engine = createInstance(
  {
    lng: 'en',
    keySeparator: false,
    // Nothing is put into HTML here: whoever shows a text escapes it.
    interpolation: { escapeValue: false },
    resources: {},
    initAsync: false,
  },
  () => undefined,
);

/** Something the server says to somebody, by its key: put into words once it is known who hears it. */
export class Text {
  readonly key: string;
  readonly values: Readonly<Record<string, Value>>;

  constructor(key: string, values: Readonly<Record<string, Value>> = {}) {
    this.key = key;
    this.values = values;
  }

  /** One that another process has sent. */
  static read({ key, values }: Pick<Text, 'key' | 'values'>): Text {
    return new Text(key, values);
  }

  in(language: Language): string {
    const values = Object.entries(this.values).map(([name, value]) => [name, inLanguage(value, language)]);
    return String(engine.t(this.key, { ...Object.fromEntries(values), lng: language }));
  }

  /** Where nobody has put it into words, an answer is English rather than a key. */
  toJSON(): string {
    return this.in('en');
  }

  /** In English: for logs. */
  toString(): string {
    return this.in('en');
  }
}

const inLanguage = (value: Value, language: Language) => (value instanceof Text ? value.in(language) : value);

/** The texts of one module, which calls this once, from its `*.texts.ts`. Throws when another has taken the name. */
export function catalogue<const E extends Entries>(namespace: string, entries: E) {
  if (engine.hasResourceBundle('en', namespace)) throw new Error(`There are texts named ${namespace} already`);
  const texts = Object.entries(entries);
  engine.addResourceBundle('en', namespace, Object.fromEntries(texts.map(([key, [english]]) => [key, english])));
  engine.addResourceBundle('nl', namespace, Object.fromEntries(texts.map(([key, [, dutch]]) => [key, dutch])));
  return <K extends keyof E & string>(key: K, ...[values]: ValuesOf<E[K][0]>) =>
    new Text(`${namespace}:${key}`, values as Record<string, Value> | undefined);
}

interface Speaking extends FastifyRequest {
  /** The member's own language, once it is known who asks. */
  locale?: Language | null;
}

/** The member's language, else the one that their browser would rather have. */
export function languageOf(request: FastifyRequest): Language {
  return (request as Speaking).locale ?? preferred(request.headers['accept-language'] ?? '');
}

function preferred(header: string): Language {
  const weights = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const weight = parameters
      .find((each) => each.trim().startsWith('q='))
      ?.trim()
      .slice(2);
    return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  const weightOf = (language: Language) =>
    Math.max(0, ...weights.filter((each) => each.language === language).map(({ weight }) => weight || 0));
  return weightOf('nl') > weightOf('en') ? 'nl' : 'en';
}
