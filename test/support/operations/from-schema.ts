import fc, { type Arbitrary } from 'fast-check';

/** The part of JSON Schema that zod writes into the OpenAPI document. */
export interface JsonSchema {
  type?: string | string[];
  format?: string;
  pattern?: string;
  examples?: string[];
  description?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** What exists: nothing in a schema tells it, and without it most answers would be that there is no such thing. */
export interface Known {
  numbers: readonly number[];
  uuids: readonly string[];
  /** Numbers of one kind, by the names of fields. */
  named?: Readonly<Record<string, readonly number[]>>;
}
const NOTHING: Known = { numbers: [], uuids: [] };

/** Long enough to pass every bound once, short enough to be made a thousand times. */
const LONGEST = 300;

/** What breaks programs that never saw it: no value is too odd to be sent. */
const odd: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, '', ' ', '\u0000', '\ud800', '%', "' or 1=1 --", '{{7*7}}', '../../etc/passwd', 'NaN'),
  fc.constantFrom<unknown>(0, -1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 0.1, '٣', '1e3', '0x10', true, false),
  fc.constantFrom<unknown>([], {}, [[]], { $ne: null }, ['a', 1], { toString: 1 }, '<svg onload=alert(1)>'),
  fc.string({ unit: 'binary', maxLength: LONGEST }),
  fc.anything({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value ?? null)) as unknown),
);

const TEXTS: Record<string, Arbitrary<string>> = {
  email: fc.emailAddress(),
  uuid: fc.uuid(),
  uri: fc.webUrl(),
  'date-time': fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') })
    .map((d) => d.toISOString()),
  date: fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') })
    .map((d) => d.toISOString().slice(0, 10)),
};

/** What begins like a date is one now and then, of those that are still to come. */
const DAY = '^\\d{4}-\\d{2}-\\d{2}';
const ahead = fc
  .integer({ min: 1, max: 400 })
  .map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19).replace('T', ' '));

function text(
  { format, pattern, examples, minLength = 0, maxLength = LONGEST }: JsonSchema,
  { uuids }: Known,
): Arbitrary<string> {
  if (examples?.length) return fc.oneof(fc.constantFrom(...examples), fc.string({ maxLength: 8 }));
  const longest = Math.max(minLength, Math.min(maxLength, LONGEST));
  if (format === 'uuid' && uuids.length) return fc.oneof(TEXTS.uuid!, fc.constantFrom(...uuids));
  if (format && TEXTS[format]) return TEXTS[format];
  if (pattern?.startsWith(DAY)) return fc.oneof(ahead, fc.stringMatching(new RegExp(pattern)));
  return pattern
    ? fc.stringMatching(new RegExp(pattern))
    : fc.string({ unit: 'grapheme', minLength, maxLength: longest });
}

function number({ type, minimum, exclusiveMinimum, maximum }: JsonSchema, { numbers }: Known): Arbitrary<number> {
  const min = Math.max(minimum ?? -1000, (exclusiveMinimum ?? -1001) + 1);
  const max = Math.max(min, Math.min(maximum ?? 1000, 1_000_000));
  // Small numbers are what records are called.
  const some = type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  const small = fc.integer({ min, max: Math.min(max, min + 12) });
  const there = numbers.filter((known) => known >= min && known <= max);
  return there.length && type === 'integer'
    ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...there) }, small, some)
    : fc.oneof({ weight: 2, arbitrary: small }, some);
}

/** All that is required, and of the rest any or, as often, one or two: where each may be refused, all never fit together. */
function object({ properties = {}, required = [] }: JsonSchema, known: Known): Arbitrary<Record<string, unknown>> {
  const of = (name: string): Known => ({ ...known, numbers: known.named?.[name] ?? known.numbers });
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, fitting(schema, of(name))]),
  );
  const requiredKeys = required.filter((name) => name in model);
  const optional = Object.keys(model).filter((name) => !requiredKeys.includes(name));
  const any = fc.record(model, { requiredKeys });
  if (optional.length < 3) return any;
  const few = fc.subarray(optional, { maxLength: 2 }).chain((chosen) => {
    const names = [...requiredKeys, ...chosen];
    return fc.record(Object.fromEntries(names.map((name) => [name, model[name]!])));
  });
  return fc.oneof(any, few);
}

/** Words that narrow or order a list: their description says of what, and nothing of values (query-words.ts). */
function words(names: string[], form: string, { numbers }: Known): Arbitrary<string> {
  const values = ['1', 'true', 'text', 'open', '2026-01-01', 'a', ...numbers.slice(0, 3).map(String)];
  const ends = form.includes('asc') ? ['asc', 'desc'] : form.includes('value') ? values : [''];
  return fc
    .tuple(fc.constantFrom(...names), fc.constantFrom(...ends))
    .map(([name, end]) => (end ? `${name}:${end}` : name));
}

const LISTED = /^(`.*`)? ?of ([\w:]+(?:, [\w:]+)*)[.:] /i;

/** Values that fit a schema, as far as a schema says it all. */
export function fitting(schema: JsonSchema, known = NOTHING): Arbitrary<unknown> {
  const [, form = '', names] = LISTED.exec(schema.description ?? '') ?? [];
  if (names) return words(names.split(', '), form, known);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, known)));
  if (schema.allOf) return fitting(Object.assign({}, ...schema.allOf) as JsonSchema, known);
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => fitting({ ...schema, type }, known)));
  switch (schema.type) {
    case 'string':
      return text(schema, known);
    case 'integer':
    case 'number':
      return number(schema, known);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fitting(schema.items ?? {}, known), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, Math.max(4, schema.minItems ?? 0)),
      });
    case 'object':
      return object(schema, known);
    default:
      return odd;
  }
}

/** An object of named values that fit, or that fit but for one, or that are anything at all. */
export function nearly(
  schemas: Record<string, JsonSchema>,
  required: string[],
  known = NOTHING,
): Arbitrary<Record<string, unknown>> {
  const whole = object({ properties: schemas, required }, known);
  const names = Object.keys(schemas);
  if (names.length === 0) return whole;
  const spoilt = fc
    .tuple(whole, fc.constantFrom(...names), odd)
    .map(([value, name, bad]) => ({ ...value, [name]: bad }));
  return fc.oneof({ weight: 3, arbitrary: whole }, { weight: 2, arbitrary: spoilt });
}
