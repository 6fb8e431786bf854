import type { ParseKeys } from 'i18next';
import type { z } from 'zod';
import type { Issue, LoadSchema, Schema } from './schema.ts';

/** What is wrong, by the names of fields; of a list also by its places: `answers.2`. */
export type Errors<Values> = { [Name in Key<Values> | `${Key<Values>}.${string}`]?: string };
export type Key<Values> = keyof Values & string;

export interface FormOptions<Values extends object, S extends Schema, Body extends z.input<S>, Answer> {
  /** What is typed, wherever it is kept: `useValues`, or a draft. */
  values: Values;
  change: (part: Partial<Values>) => void;
  /**
   * What happens to values that are not sent. `typed`: leaving asks first, which `useValues` says by itself. `draft`: they are kept.
   * `nothing`: nobody misses them, such as a password.
   */
  keeps: 'typed' | 'draft' | 'nothing';
  /** Of the operation's body. A constant beside the component: it is fetched once the form stands. */
  schema: LoadSchema<S>;
  /** What is sent, of what is typed. */
  body: (values: Values) => Body;
  send: (body: Body) => Promise<Answer>;
  /** Not called when the form is gone by then. */
  done?: (answer: Answer) => void;
  /** Fields that the operation calls otherwise: `{ release_date: 'release', 'poll.question': 'title' }`. */
  names?: Record<string, Key<Values> | `${Key<Values>}.${string}`>;
  /** What is said of a field that is missing or too short, where the general words are not those of the specification. */
  says?: { [Name in keyof Values]?: ParseKeys | ((issue: Issue) => string) };
  /** What no schema can know. */
  checks?: () => Errors<Values>;
  /** Told of what is wrong, where a field stands elsewhere. */
  found?: (wrong: Errors<Values>) => void;
  /** What is said of the whole when it comes back, besides what is said of fields. */
  refused?: (error: unknown) => string | Promise<string>;
}
