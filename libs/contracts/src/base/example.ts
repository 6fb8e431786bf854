/** The part of JSON Schema that an example needs. */
interface Schema {
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  minItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
}

const BY_FORMAT: Record<string, string> = {
  email: 'lena@example.org',
  uuid: '3f2b8c1e-5d47-4a90-9c6b-1e2d3f4a5b6c',
  uri: 'https://www.example.org/',
  'date-time': '2027-03-01T09:00:00Z',
  date: '2027-03-01',
};

/** Values of fields whose schema does not tell what they hold. */
const BY_NAME: [RegExp, string][] = [
  [/password/, 'correct horse battery'],
  [/(^|_)url$/, 'https://www.example.org/'],
  [/color|accent/, '#0F6B5C'],
  [/^(content|description|explanation|answer|bio|introduction)$/, '<p>Welcome to the community.</p>'],
  [/^reason$/, 'Requested by the member'],
  [/(_date|_at)$/, '2027-03-01T09:00:00Z'],
  [/email/, 'lena@example.org'],
  [/(^|_)time_?zone$/, 'Europe/Amsterdam'],
  [/^username$/, 'lena'],
  [/^(first_name|name)$/, 'Lena'],
];

function text(schema: Schema, name: string): string {
  const { format, pattern, minLength = 0, maxLength = 200 } = schema;
  const candidates = [
    ...(format && BY_FORMAT[format] ? [BY_FORMAT[format]] : []),
    ...BY_NAME.filter(([pattern]) => pattern.test(name)).map(([, value]) => value),
    name.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase()),
    'Example',
    '1',
    '#0F6B5C',
    '09:00',
    '2027-03-01',
    '01-03-2027 09:00',
    '2027-03-01T09:00:00Z',
  ];
  const fits = (value: string): boolean =>
    value.length >= minLength && value.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(value));
  return candidates.find(fits) ?? candidates[0]!.padEnd(minLength, '.').slice(0, maxLength);
}

function number({ type, minimum, exclusiveMinimum, maximum = Infinity }: Schema): number {
  const least = Math.max(minimum ?? -Infinity, exclusiveMinimum === undefined ? -Infinity : exclusiveMinimum + 1);
  const value = Math.min(Math.max(1, least), maximum);
  return type === 'integer' ? Math.trunc(value) : value;
}

/**
 * An example of a JSON schema, the same for the same schema. Objects hold their required fields, or the first optional
 * one if none is required.
 */
export function exampleOf(schema: Schema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.examples?.length) return schema.examples[0];
  if (schema.enum?.length) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return exampleOf(choice.find(({ type }) => type !== 'null') ?? choice[0]!, name);
  if (schema.allOf) return exampleOf(Object.assign({}, ...schema.allOf) as Schema, name);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  switch (type) {
    case 'object':
      return exampleOfObject(schema);
    case 'array':
      return schema.items ? Array.from({ length: schema.minItems ?? 1 }, () => exampleOf(schema.items!, name)) : [];
    case 'integer':
    case 'number':
      return number(schema);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return text(schema, name);
  }
}

function exampleOfObject({ properties = {}, required = [] }: Schema): Record<string, unknown> {
  const names = Object.keys(properties);
  const shown = required.length > 0 ? names.filter((name) => required.includes(name)) : names.slice(0, 1);
  return Object.fromEntries(shown.map((name) => [name, exampleOf(properties[name]!, name)]));
}
