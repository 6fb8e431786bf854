import fc, { type Arbitrary } from 'fast-check';

/** The part of JSON Schema that zod writes into the OpenAPI document. */
export interface JsonSchema {
  type?: string | string[];
  format?: string;
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

function text({ format, minLength = 0, maxLength = LONGEST }: JsonSchema): Arbitrary<string> {
  const longest = Math.max(minLength, Math.min(maxLength, LONGEST));
  return (format && TEXTS[format]) || fc.string({ unit: 'grapheme', minLength, maxLength: longest });
}

function number({ type, minimum, exclusiveMinimum, maximum }: JsonSchema): Arbitrary<number> {
  const min = Math.max(minimum ?? -1000, (exclusiveMinimum ?? -1001) + 1);
  const max = Math.max(min, Math.min(maximum ?? 1000, 1_000_000));
  // Small numbers are what records are called.
  const some = type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  return fc.oneof({ weight: 2, arbitrary: fc.integer({ min, max: Math.min(max, min + 12) }) }, some);
}

function object({ properties = {}, required = [] }: JsonSchema): Arbitrary<Record<string, unknown>> {
  const model = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, fitting(schema)]));
  return fc.record(model, { requiredKeys: required.filter((name) => name in model) }) as Arbitrary<
    Record<string, unknown>
  >;
}

/** Values that fit a schema, as far as a schema says it all. */
export function fitting(schema: JsonSchema): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(fitting));
  if (schema.allOf) return fitting(Object.assign({}, ...schema.allOf) as JsonSchema);
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => fitting({ ...schema, type })));
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
    case 'number':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fitting(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, Math.max(4, schema.minItems ?? 0)),
      });
    case 'object':
      return object(schema);
    default:
      return odd;
  }
}

/** An object of named values that fit, or that fit but for one, or that are anything at all. */
export function nearly(schemas: Record<string, JsonSchema>, required: string[]): Arbitrary<Record<string, unknown>> {
  const whole = object({ properties: schemas, required });
  const names = Object.keys(schemas);
  if (names.length === 0) return whole;
  const spoilt = fc
    .tuple(whole, fc.constantFrom(...names), odd)
    .map(([value, name, bad]) => ({ ...value, [name]: bad }));
  return fc.oneof({ weight: 3, arbitrary: whole }, { weight: 2, arbitrary: spoilt });
}
