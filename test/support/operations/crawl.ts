import type { JsonSchema } from './from-schema.ts';
import type { Persona } from '../persona.ts';

export interface Described {
  parameters: {
    name: string;
    in: 'path' | 'query';
    required: boolean;
    schema: JsonSchema & { description?: string };
  }[];
}
export type Paths = Record<string, Record<string, Described>>;

/** What may stand in an address: whatever its parameter is called, one of these is likely to be it. */
export interface Plausible {
  ids: number[];
  words: string[];
  slugs: string[];
  keys: string[];
  /** Ids that are asked for together. */
  listed: number[];
  /** Of streams. */
  kinds: string[];
}

const SEVERAL = /^(where|order_by$|with$)/;

/** Values for a parameter: all that it names itself, and else what may be one. */
function valuesOf({ name, schema }: Described['parameters'][number], plausible: Plausible): string[] {
  const choices = schema.enum ?? schema.anyOf?.flatMap((choice) => choice.enum ?? []) ?? [];
  if (choices.length) return choices.map(String);
  if (SEVERAL.test(name)) return combined(name, schema.description ?? '', plausible);
  if (name === 'slug' || name === 'username') return plausible.slugs;
  if (name === 'key') return plausible.keys;
  if (name === 'kind') return plausible.kinds;
  if (name === 'ids') return [plausible.listed.join()];
  if (/(^|_)id$/.test(name)) return plausible.ids.map(String);
  return plausible.words;
}

/** Each field that the description lists, with values of every kind. */
function combined(word: string, description: string, { words }: Plausible): string[] {
  const fields = / of (.*?)[.:]/i.exec(` ${description}`)?.[1]?.split(', ') ?? [];
  if (word === 'with') return fields;
  if (word === 'order_by') return fields.flatMap((field) => [`${field}:asc`, `${field}:desc`]);
  const values = ['true', '2000-01-01', '1', words[0]];
  return fields.flatMap((field) => values.map((value) => `${field}:${value}`));
}

const addressed = (path: string, name: string, values: string[]): string[] =>
  values.map((value) => path.replace(`{${name}}`, encodeURIComponent(value)));

/** Every address at which something can be read, with each value of each parameter once. */
export function addressesOf(paths: Paths, plausible: Plausible): string[] {
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get) return [];
    const inPath = get.parameters.filter((parameter) => parameter.in === 'path');
    const inQuery = get.parameters.filter((parameter) => parameter.in === 'query');
    const filled = inPath.reduce(
      (known, parameter) =>
        known.flatMap((address) => addressed(address, parameter.name, valuesOf(parameter, plausible))),
      [path],
    );
    const wordsOf = (parameter: Described['parameters'][number]): string[] =>
      valuesOf(parameter, plausible).map((value) => `${parameter.name}=${encodeURIComponent(value)}`);
    // Without what it must be asked with, it answers nothing but that.
    const required = inQuery.filter((parameter) => parameter.required).map((parameter) => wordsOf(parameter)[0]!);
    const asked = inQuery.flatMap(wordsOf).map((words) => [...required, words].join('&'));
    // Of records there are many and words too: all of them under the few last, which are the most private.
    return [...filled, ...filled.slice(-3).flatMap((address) => asked.map((words) => `${address}?${words}`))];
  });
}

export interface Read {
  address: string;
  status: number;
  text: string;
}

/** Everything that somebody gets to read, as it comes over the line. */
export async function crawl(who: Persona, addresses: readonly string[], accept = 'application/json'): Promise<Read[]> {
  const read: Read[] = [];
  for (const address of addresses) {
    const { status, body } = await who.send('GET', address, undefined, { accept });
    read.push({ address, status, text: typeof body === 'string' ? body : JSON.stringify(body) });
  }
  return read;
}
