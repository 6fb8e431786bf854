import fc from 'fast-check';
import { z } from 'zod';
import { conditionsOf, count, exact, pageSize, queryWords, when, yesOrNo } from './query-words.ts';

const words = queryWords({
  fields: {
    title: exact(z.string()),
    author_id: exact(z.coerce.number()),
    highlighted: yesOrNo,
    start_date: when,
    size: count,
  },
  has: { 'members:user_id': exact(z.coerce.number()) },
  accepted: { 'members:user_id': exact(z.coerce.number()) },
  sorts: ['start_date', 'title'],
  with: ['uploads', 'author'],
});
const query = z.object({ ...words, limit: pageSize(20, 100) });
const refusalsOf = (given: object) =>
  (query.safeParse(given).error?.issues ?? []).map((issue) => {
    const values = issue.code === 'custom' ? Object.values(issue.params ?? {}) : [];
    return [`${issue.path.join('.')}:`, issue.message, ...values].join(' ');
  });
const escaped = (text: string) => text.replace(/[\\,]/g, '\\$&');

describe('the query words (decisions 3)', () => {
  it.each([
    [{ where: 'author_id:3,highlighted:1' }, ['author_id = 3', 'highlighted = true']],
    [{ where: ['author_id:3', 'title:b'] }, ['author_id = 3', 'title = b']],
    [{ where: 'title:a: b\\, c' }, ['title = a: b, c']],
    [{ where_gte: 'start_date:2026-11-21T09:00:00+01:00' }, ['start_date >= 2026-11-21T08:00:00.000Z']],
    [{ where_lt: 'size:4', where_gt: 'size:1' }, ['size < 4', 'size > 1']],
    [{ where_has: 'members:user_id:7' }, ['members:user_id has 7']],
    [{ where_dh: 'members:user_id:7' }, ['members:user_id accepted 7']],
    [{ where: '' }, []],
    [{}, []],
  ])('reads %j', (given, read) => {
    expect(conditionsOf(query.parse(given)).map(({ field, is, value }) => `${field} ${is} ${value}`)).toEqual(read);
  });

  it('reads the order, of which the first word weighs most', () => {
    expect(query.parse({ order_by: 'start_date:desc,title' }).order_by).toEqual([
      { by: 'start_date', descending: true },
      { by: 'title', descending: false },
    ]);
  });

  it.each([
    [{ where: 'password:x' }, 'where: list.unknown where=password'],
    [{ where: 'author_id' }, 'where: list.value where=author_id'],
    [{ where: 'toString:1' }, 'where: list.unknown where=toString'],
    [{ where_gte: 'title:a' }, 'where_gte: list.unknown where_gte=title'],
    [{ where_has: 'owners:user_id:1' }, 'where_has: list.unknown where_has=owners:user_id'],
    [{ order_by: 'password:asc' }, 'order_by: list.unknown order_by=password'],
    [{ order_by: 'title:asc,title:desc' }, 'order_by: list.twice'],
    [{ order_by: 'title:sideways' }, 'order_by: list.direction title'],
    [{ where: 'start_date:0000-01-01' }, 'where: list.unreadable where=start_date There is no such date.'],
    [{ with: 'uploads,secrets' }, 'with: list.unknown with=secrets'],
    [{ where: Array(21).fill('size:1') }, 'where: Invalid input'],
    [{ where: Array(21).fill('size:1').join(',') }, 'where: list.most 20'],
  ])('refuses %j and names the word', (given, refusal) => {
    expect(refusalsOf(given)).toContain(refusal);
  });

  it('declares no word that could only be refused', () => {
    expect(Object.keys(queryWords({ fields: { title: exact(z.string()) } }))).toEqual(['where']);
  });

  it('takes any value as it is, whatever signs it holds', () => {
    const value = fc.string({ minLength: 1, maxLength: 40 }).filter((text) => text.trim() === text);
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 20 }), (values) => {
        const list = values.map((text) => `title:${escaped(text)}`).join(',');
        expect(conditionsOf(query.parse({ where: list })).map((read) => read.value)).toEqual(values);
      }),
    );
  });

  it('answers anything with declared names or a refusal, and never breaks', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.array(fc.string()),
      fc.constantFrom('__proto__:1', 'constructor:x', ':', ','),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(words)), anything), (given) => {
        const { data } = query.safeParse(given);
        for (const { field } of data ? conditionsOf(data) : []) {
          expect(['title', 'author_id', 'highlighted', 'start_date', 'size', 'members:user_id']).toContain(field);
        }
      }),
    );
  });
});

describe('the size of a page', () => {
  it.each([
    ['9999', 100],
    ['7', 7],
    [undefined, 20],
  ])('asked for %s gives %i', (limit, given) => expect(query.parse({ limit }).limit).toBe(given));

  it.each(['0', '-1', 'all'])('refuses %s', (limit) => expect(refusalsOf({ limit })).toHaveLength(1));
});
