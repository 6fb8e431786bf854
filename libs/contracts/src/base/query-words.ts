import { z } from 'zod';

/** The query parameters that filter a list, and how each compares (decisions 3). */
const WORDS = {
  where: '=',
  where_lt: '<',
  where_lte: '<=',
  where_gt: '>',
  where_gte: '>=',
  /** `members:user_id:3`: the relation contains such a record. */
  where_has: 'has',
  /** The same, but only accepted records. An invitation does not count. */
  where_dh: 'accepted',
} as const;
type Word = keyof typeof WORDS;
type Comparison = (typeof WORDS)[Word];
type Value = string | number | boolean;

/** A field of a filter: the schema of its value, and whether greater and less apply. */
interface Field {
  schema: z.ZodType<Value>;
  ordered: boolean;
}
/** A field that supports equality only. */
export const exact = (schema: z.ZodType<Value>): Field => ({ schema, ordered: false });
/** A field that supports all comparisons. */
export const ordered = (schema: z.ZodType<Value>): Field => ({ schema, ordered: true });
export const yesOrNo = exact(z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1'));
export const count = ordered(z.coerce.number().int().min(0).max(2_147_483_647));
/** A timestamp, or a day that begins at midnight UTC. Only years with four digits. */
export const when = ordered(
  z
    .union([z.iso.datetime({ offset: true }), z.iso.date()])
    .transform((text) => new Date(text))
    .refine((date) => date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9999, 'There is no such date.')
    .transform((date) => date.toISOString()),
);

export interface Condition<F extends string = string> {
  field: F;
  is: Comparison;
  value: Value;
}
export interface Sort<S extends string = string> {
  by: S;
  descending: boolean;
}

/** More than any screen needs. Each condition costs one comparison per row. */
const MOST = 20;
const list = z.union([z.string().max(1000), z.array(z.string().max(1000)).max(MOST)]).optional();

type Given = z.output<typeof list>;

/** Joins comma lists and repeated parameters into one list. `\,` escapes a comma in a value, and `\\` a backslash. */
function listed(given: string | readonly string[]): string[] {
  return [given]
    .flat()
    .flatMap((text) => text.match(/(?:\\[\\,]|[^,])+/g) ?? [])
    .map((item) => item.replace(/\\([\\,])/g, '$1').trim());
}

/** Splits `user_id:3` into name and value. The name of a relation contains a colon: `members:user_id`. */
function named(item: string, colons: number): [name: string, value: string] {
  const parts = item.split(':');
  return [parts.slice(0, colons).join(':'), parts.slice(colons).join(':')];
}

const known = <T extends object>(table: T, name: string): name is Extract<keyof T, string> =>
  Object.hasOwn(table, name);

/** An error: the key of a server text and its values, as message and `params` of a zod issue. */
export interface Wrong {
  text: 'list.unknown' | 'list.value' | 'list.unreadable' | 'list.direction' | 'list.twice' | 'list.most';
  values: Record<string, string | number>;
}
const wrong = (text: Wrong['text'], values: Wrong['values'] = {}): Wrong => ({ text, values });

function conditions<F extends string>(word: Word, fields: Record<F, Field>) {
  const is = WORDS[word];
  const colons = is === 'has' || is === 'accepted' ? 2 : 1;
  const read = (item: string): Condition<F> | Wrong => {
    const [field, text] = named(item, colons);
    if (!known(fields, field)) return wrong('list.unknown', { word: `${word}=${field}` });
    if (text === '') return wrong('list.value', { word: `${word}=${field}` });
    const value = fields[field].schema.safeParse(text);
    if (value.success) return { field, is, value: value.data };
    return wrong('list.unreadable', { word: `${word}=${field}`, why: value.error.issues[0]!.message });
  };
  return list
    .transform((given, context) => collected(given, read, context))
    .meta({
      description: `\`${colons === 2 ? 'relation:field:value' : 'field:value'}\` of ${Object.keys(fields).join(', ')}. Of comma lists and repeated words all must hold.`,
    });
}

function sorting<S extends string>(sorts: readonly S[], newest: readonly S[]) {
  const read = (item: string): Sort<S> | Wrong => {
    const [by, direction] = named(item, 1);
    if (!(sorts as readonly string[]).includes(by)) return wrong('list.unknown', { word: `order_by=${by}` });
    if (!['', 'asc', 'desc'].includes(direction)) return wrong('list.direction', { by });
    const isNewest = direction === '' && (newest as readonly string[]).includes(by);
    return { by: by as S, descending: direction === 'desc' || isNewest };
  };
  return list
    .transform((given, context) => {
      const sorted = collected(given, read, context);
      if (new Set(sorted.map(({ by }) => by)).size < sorted.length) {
        refuse(context, wrong('list.twice'));
      }
      return sorted;
    })
    .meta({
      description: `\`field:asc\` or \`field:desc\` of ${sorts.join(', ')}. The first weighs most.`,
    });
}

function relations(word: string, names: readonly string[]) {
  const read = (item: string) => (names.includes(item) ? { item } : wrong('list.unknown', { word: `${word}=${item}` }));
  return list
    .transform((given, context) => collected(given, read, context).map(({ item }) => item))
    .meta({
      description: `Of ${names.join(', ')}: what the answer has anyway, or has by them where its schema says so.`,
    });
}

const isWrong = <T extends object>(item: T | Wrong): item is Wrong => 'text' in item;

const refuse = (context: z.RefinementCtx, { text, values }: Wrong): void =>
  context.addIssue({ code: 'custom', message: text, params: values });

function collected<T extends object>(given: Given, read: (item: string) => T | Wrong, context: z.RefinementCtx): T[] {
  // Most requests use none of a list's dozen parameters.
  if (given === undefined) return [];
  const items = listed(given).map(read);
  const refusals = items.filter(isWrong);
  if (items.length > MOST) refusals.push(wrong('list.most', { most: MOST }));
  for (const refusal of refusals) refuse(context, refusal);
  return items.filter((item): item is T => !isWrong(item));
}

/**
 * The filter parameters of a list, to spread into the query of its contract. The schema refuses other names with 422.
 * The server maps each name to a column ({@link conditionsOf}, `apps/api/src/platform/http/lists/query-sql.ts`).
 */
export function queryWords<
  const F extends string = never,
  const R extends string = never,
  const A extends string = never,
  const S extends string = never,
>(declared: {
  fields?: Record<F, Field>;
  has?: Record<R, Field>;
  accepted?: Record<A, Field>;
  sorts?: readonly S[];
  /** Timestamps that sort descending by default, as the specification requires for groups (part 2 §7). */
  newest?: readonly NoInfer<S>[];
  with?: readonly string[];
}) {
  const fields = declared.fields ?? ({} as Record<F, Field>);
  const comparable = Object.fromEntries(Object.entries<Field>(fields).filter(([, field]) => field.ordered)) as Record<
    F,
    Field
  >;
  const has = declared.has ?? ({} as Record<R, Field>);
  const accepted = declared.accepted ?? ({} as Record<A, Field>);
  const shape = {
    where: conditions('where', fields),
    where_lt: conditions('where_lt', comparable),
    where_lte: conditions('where_lte', comparable),
    where_gt: conditions('where_gt', comparable),
    where_gte: conditions('where_gte', comparable),
    where_has: conditions('where_has', has),
    where_dh: conditions('where_dh', accepted),
    order_by: sorting(declared.sorts ?? [], declared.newest ?? []),
    with: relations('with', declared.with ?? []),
    include: relations('include', declared.with ?? []),
  };
  const size = (word: string): number => {
    if (word === 'where') return Object.keys(fields).length;
    if (word === 'where_has') return Object.keys(has).length;
    if (word === 'where_dh') return Object.keys(accepted).length;
    if (word === 'order_by') return (declared.sorts ?? []).length;
    return word.startsWith('where') ? Object.keys(comparable).length : (declared.with ?? []).length;
  };
  // A parameter without allowed names is not declared, so that the refusal names the parameter itself.
  return Object.fromEntries(Object.entries(shape).filter(([word]) => size(word) > 0)) as typeof shape;
}

type Words<F extends string> = Partial<Record<Word, Condition<F>[]>>;

/** All conditions of a query, from every filter parameter. */
export const conditionsOf = <F extends string>(query: Words<F>): Condition<F>[] =>
  (Object.keys(WORDS) as Word[]).flatMap((word) => query[word] ?? []);

/** `size`, `limit` and `per_page` are synonyms (decisions 3). Every list accepts each of them. */
export const PAGE_SIZES = ['size', 'limit', 'per_page'] as const;
/** A page size with a default and a maximum. Larger values are reduced to `most`. */
export const pageSize = (otherwise: number, most: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .transform((asked) => Math.min(asked, most))
    .default(otherwise)
    .meta({
      description: `How many at once; \`size\`, \`limit\` and \`per_page\` mean the same. More than ${most} are ${most}.`,
    });
