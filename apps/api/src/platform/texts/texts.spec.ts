import { operations } from '@lyceum/contracts';
import { z } from 'zod';
import { fieldTextsIn, translated } from './field-texts.ts';
import { catalogue, languageOf, Text } from './texts.ts';

const asking = (header?: string, locale?: 'nl' | 'en') =>
  ({ headers: { 'accept-language': header }, locale }) as unknown as Parameters<typeof languageOf>[0];

const text = catalogue('spec', {
  many: ['More than {{most}} {{what}}.', 'Meer dan {{most}} {{what}}.'],
  pictures: ['pictures', 'afbeeldingen'],
});

describe('a text by its key', () => {
  it('is put into the language of whoever hears it, with its values and the texts among them', () => {
    const said = text('many', { most: 3, what: text('pictures') });
    expect([said.in('en'), said.in('nl')]).toEqual(['More than 3 pictures.', 'Meer dan 3 afbeeldingen.']);
    expect(String(said)).toBe('More than 3 pictures.');
  });

  it('keeps what somebody has written as it is', () => {
    const written = '<b>{{most}}</b> $t(spec:pictures)';
    expect(text('many', { most: 3, what: written }).in('nl')).toBe(`Meer dan 3 ${written}.`);
  });

  it('comes whole from another process', () => {
    const { key, values } = text('many', { most: 3, what: 'x' });
    const sent = JSON.parse(JSON.stringify({ key, values })) as Text;
    expect(Text.read(sent).in('nl')).toBe('Meer dan 3 x.');
  });

  it('has a catalogue of its own module', () => {
    expect(() => catalogue('spec', {})).toThrow('There are texts named spec already');
  });
});

/** The messages of zod's own kind: what a contract has not put into words itself. */
const isOwn = (message: unknown): message is string => typeof message === 'string';

/** Every message that a contract has put into words, wherever in its schemas. */
function messagesIn(part: unknown, found = new Set<string>(), seen = new Set<unknown>()): Set<string> {
  if (part === null || !['object', 'function'].includes(typeof part) || seen.has(part)) return found;
  seen.add(part);
  const { def } = (part as { _zod?: { def: Record<string, unknown> } })._zod ?? {};
  if (!def) {
    for (const each of Object.values(part as object)) messagesIn(each, found, seen);
    return found;
  }
  const said = typeof def.error === 'function' ? (def.error as (issue: object) => unknown)({}) : undefined;
  if (isOwn(said)) found.add(said);
  for (const each of Object.values(def)) messagesIn(each, found, seen);
  return found;
}

describe('what a contract says of a field', () => {
  it('has its Dutch in field-texts.ts', () => {
    const messages = [...messagesIn(operations)];
    expect(messages.length).toBeGreaterThan(35);
    expect(messages.filter((message) => translated(message, 'nl') === message)).toEqual([]);
  });

  it('stays as it is where nobody has put it into words', () => {
    expect([translated('mailbox full', 'nl'), translated('Name is required', 'en')]).toEqual([
      'mailbox full',
      'Name is required',
    ]);
  });
});

const text3 = z.string().min(3).max(5);
describe('what is wrong with a field that its contract has no words for', () => {
  it.each<[schema: z.ZodType, given: unknown, english: string, dutch: string]>([
    [z.string(), undefined, 'This field is required', 'Dit veld is verplicht'],
    [z.string().min(1), '', 'This field is required', 'Dit veld is verplicht'],
    [z.array(z.int()).min(1), [], 'This field is required', 'Dit veld is verplicht'],
    [text3, 'ab', 'Please write at least 3 characters', 'Schrijf minstens 3 tekens'],
    [text3, 'abcdef', 'At most 5 characters', 'Hoogstens 5 tekens'],
    [z.int().min(3), 2, 'At least 3', 'Minstens 3'],
    [z.array(z.int()).max(1), [1, 2], 'At most 1', 'Hoogstens 1'],
    [z.int().positive(), 0, 'More than 0', 'Meer dan 0'],
    [z.number().lt(9), 9, 'Less than 9', 'Minder dan 9'],
    [z.coerce.number(), 'many', 'Please enter a number', 'Vul een getal in'],
    [z.int(), 1.5, 'Please enter a whole number', 'Vul een heel getal in'],
    [z.email(), 'ada', 'Please enter a valid e-mail address', 'Vul een geldig e-mailadres in'],
    [z.url(), 'ada', 'Please enter a valid link', 'Vul een geldige link in'],
    [z.iso.date(), 'today', 'Please enter a valid date', 'Vul een geldige datum in'],
    [z.string().regex(/^a/), 'b', 'This does not have the right form', 'Dit heeft niet de juiste vorm'],
    [z.enum(['on', 'off']), 'x', 'Please choose one of these: on, off', 'Kies een van deze: on, off'],
    [z.strictObject({}), { odd: 1 }, 'This is not known here: odd', 'Dit is hier niet bekend: odd'],
    [z.union([z.boolean(), z.null()]), 'x', 'This is not valid', 'Dit klopt niet'],
    [z.boolean(), 'x', 'This is not valid', 'Dit klopt niet'],
  ])('is said in both languages, never by zod: %#', (schema, given, ...told) => {
    const said = (['en', 'nl'] as const).map(
      (language) => schema.safeParse(given, fieldTextsIn(language)).error?.issues[0]?.message,
    );
    expect(said).toEqual(told);
  });

  it('leaves its words to the contract that has some', () => {
    const { error } = z.string().min(3, 'Of its own').safeParse('a', fieldTextsIn('nl'));
    expect(error?.issues[0]?.message).toBe('Of its own');
  });
});

it.each([
  [undefined, undefined, 'en'],
  ['nl-NL,nl;q=0.9,en;q=0.8', undefined, 'nl'],
  ['en-GB,en;q=0.9,nl;q=0.8', undefined, 'en'],
  ['de, nl;q=0.5', undefined, 'nl'],
  ['*', undefined, 'en'],
  ['en', 'nl', 'nl'],
  ['nl', 'en', 'en'],
] as const)('texts asked for by %s of a member who speaks %s are %s', (header, locale, language) => {
  expect(languageOf(asking(header, locale))).toBe(language);
});
