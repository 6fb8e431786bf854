import { asyncProjection, type AsyncProjection } from '@lyceum/kernel';
import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { type Change, type SearchOffer, WHOLE } from '../../platform/search/search-offers.ts';
import { indexed as kept } from '../../platform/search/words.ts';

/** The table of the documents of one kind. */
export const tableOf = (model: string): Sql => raw(`search.${model}`);

/** The words of its titles, each with its number of documents. They serve to correct misspelt words. */
export const titleWordsOf = (model: string): Sql => raw(`search.${model}_words`);

/** Raise this number to rebuild the documents of every kind with another layout. */
const LAYOUT = 1;

type Changes = (event: never) => Change | readonly Change[];

/** The projection of the documents of one kind. It rebuilds like any other. */
export function documentsOf({ model, version, documents }: SearchOffer): AsyncProjection {
  const written = (of: (change: Change) => readonly Change[]) =>
    Object.entries(documents as Record<string, Changes>).map(([type, changes]) => [
      type,
      (event: never) =>
        [changes(event)]
          .flat()
          .flatMap((change) => of(change as Change))
          .map((change) => statement(model, change)),
    ]);
  return asyncProjection({
    name: `search.${model}`,
    version: (version ?? 1) + LAYOUT,
    tables: [`search.${model}`, `search.${model}_words`],
    handles: Object.fromEntries(written((change) => [change])) as object,
    rewrites: Object.fromEntries(written(wordsOf)) as object,
  });
}

/**
 * The text of a change. Reprojection after the destruction of a key repeats it, without changes to rights, dates and
 * places.
 */
function wordsOf(change: Change): Change[] {
  if (change.is === 'reworded') return [change];
  if (change.is === 'written') return [{ ...change, is: 'reworded', part: WHOLE }];
  if (change.is === 'added') return [{ ...change, is: 'reworded', title: '' }];
  return [];
}

/** The columns that a part copies from its document. */
const OF_WHOLE = sql`at, audience, owners, withheld, hidden_by, away_until`;

function statement(model: string, change: Change): Sql {
  const table = tableOf(model);
  const set = (columns: Sql, part: Sql = empty) => sql`update ${table} set ${columns} where id = ${change.id} ${part}`;
  switch (change.is) {
    case 'written': {
      const { title, body, at, audience, owners = [], withheld = [] } = change;
      return sql`
        with documents as (
          insert into ${table} (id, part, title, vector, ${OF_WHOLE})
          values (${change.id}, ${WHOLE}, ${kept(title)}, search.vector(${kept(title)}, ${kept(body)}), ${at}::timestamptz,
                  ${audience}::text[], ${owners}::text[], ${withheld}::text[], '{}', null)
        )
        insert into ${titleWordsOf(model)} as w (word, titles)
        select word, 1 from unnest(search.words(${kept(title)})) word
        on conflict (word) do update set titles = w.titles + 1`;
    }
    case 'added':
      return sql`
        insert into ${table} (id, part, under, title, vector, ${OF_WHOLE})
        select id, ${change.part}::int, ${change.under}::int, '', search.vector('', ${kept(change.body)}), ${OF_WHOLE}
        from ${table} where id = ${change.id} and part = ${WHOLE}`;
    case 'reworded': {
      const [title, body] = [kept(change.title), kept(change.body)];
      const to = sql`title = ${title}, vector = search.vector(${title}, ${body})`;
      return recounted(model, change, title, set(to, sql`and part = ${change.part}`));
    }
    case 'dated':
      return set(sql`at = ${change.at}::timestamptz`);
    case 'opened':
      return set(sql`audience = ${change.audience}::text[]`);
    case 'withheld':
      return set(sql`withheld = array_append(array_remove(withheld, ${change.reason}::text), ${change.reason}::text)`);
    case 'given':
      return set(sql`withheld = array_remove(withheld, ${change.reason}::text)`);
    case 'hidden':
      return set(
        sql`hidden_by = array_append(array_remove(hidden_by, ${change.part}::int), ${change.part}::int)`,
        below(change.part),
      );
    case 'shown':
      return set(sql`hidden_by = array_remove(hidden_by, ${change.part}::int)`, below(change.part));
    case 'away':
      return set(sql`away_until = coalesce(${change.until}::timestamptz, 'infinity')`);
    case 'back':
      return set(sql`away_until = null`);
  }
}

/** Updates the title of a document, and the counts of the words that it loses and gains. */
const recounted = (model: string, { id, part }: { id: number; part: number }, title: string, update: Sql): Sql => {
  const words = titleWordsOf(model);
  return sql`
    with before as (
      select search.words(title) as had, search.words(${title}) as has from ${tableOf(model)} where id = ${id} and part = ${part}
    ), lost as (
      select word from before, unnest(had) word where word <> all(has)
    ), documents as (${update}), gone as (
      delete from ${words} where word in (select word from lost) and titles = 1
    ), fewer as (
      update ${words} set titles = titles - 1 where word in (select word from lost) and titles > 1
    )
    insert into ${words} as w (word, titles) select word, 1 from before, unnest(has) word where word <> all(had)
    on conflict (word) do update set titles = w.titles + 1`;
};

/** A part and the parts below it. For the complete document, all parts. */
const below = (part: number): Sql => (part === WHOLE ? empty : sql`and (part = ${part} or under = ${part})`);
