import type { ParseKeys } from 'i18next';
import type { z } from 'zod';
import type { Issue, LoadSchema, Schema } from './schema.ts';

/** Error messages by field name. Errors of a list include the index: `answers.2`. */
export type Errors<Values> = { [Name in Key<Values> | `${Key<Values>}.${string}`]?: string };
export type Key<Values> = keyof Values & string;

export interface FormOptions<Values extends object, S extends Schema, Body extends z.input<S>, Answer> {
  /** Current values, from `useValues` or a draft. */
  values: Values;
  change: (part: Partial<Values>) => void;
  /**
   * Handling of unsent values.
   * `typed`: leaving asks for confirmation, as `useValues` sets.
   * `draft`: a draft stores them.
   * `nothing`: they can be lost, such as a password.
   */
  keeps: 'typed' | 'draft' | 'nothing';
  /**
   * Loads the schema of the request body. Must be a constant outside the component. It loads once the form is mounted.
   */
  schema: LoadSchema<S>;
  /** Converts the values to the request body. */
  body: (values: Values) => Body;
  send: (body: Body) => Promise<Answer>;
  /** Called after success, unless the form has unmounted. */
  done?: (answer: Answer) => void;
  /** Maps the API's field names to those of the form: `{ release_date: 'release', 'poll.question': 'title' }`. */
  names?: Record<string, Key<Values> | `${Key<Values>}.${string}`>;
  /** Messages for a missing or short value, where the specification's text differs from the general one. */
  says?: { [Name in keyof Values]?: ParseKeys | ((issue: Issue) => string) };
  /** Checks that no schema covers. */
  checks?: () => Errors<Values>;
  /** Receives the errors, for fields outside this form. */
  found?: (wrong: Errors<Values>) => void;
  /** Returns the message for the whole form after a refusal, besides the field errors. */
  refused?: (error: unknown) => string | Promise<string>;
}
