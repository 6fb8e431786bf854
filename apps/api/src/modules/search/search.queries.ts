import { Injectable } from '@nestjs/common';
import type { InputOf, ListMeta, search } from '@lyceum/contracts';
import { SEARCH_AMOUNTS, SEARCH_LIMITS, SEARCH_MODELS, type SearchModel } from '@lyceum/contracts/search/amounts';
import { Kernel, type Queryable, runOne } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { Audiences } from '../../platform/audiences/audiences.ts';
import { listMeta } from '../../platform/http/lists/lists.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { type Hit, SearchOffers, WHOLE } from '../../platform/search/search-offers.ts';
import { Settings } from '../settings/index.ts';
import { tableOf, titleWordsOf } from './documents.ts';
import { type Asked, wordsOf } from '../../platform/search/words.ts';

type Query = InputOf<typeof search.search>['query'];

/** Of the newest matches, so many are compared by how well they match; those behind them follow by date. */
const RANKED = 200;

/** Of a document, so many of the parts that match are compared: a lively topic has thousands. */
const PARTS_RANKED = 5;

/** How alike a misspelt word and a word of a title have to be: one letter wrong in four. */
const NEARLY = '0.4';

/** A misspelt word is taken for any of so many, the likeliest there are: whatever titles say, their number bounds the search. */
const LIKELIEST = 8;

/** What is shorter is like nearly everything, and is taken as it is written. */
const SHORTEST = 3;

interface Page {
  hits: Hit[];
  total: number;
  /** There may be more: as many documents were found as are counted. */
  capped: boolean;
}
const NONE: Page = { hits: [], total: 0, capped: false };

/** From the row `d`: which documents match, up to how many of the newest, and how well. */
interface Match {
  holds: Sql;
  counted: number;
  rank: Sql;
}

/** One answer's questions, the same for each kind. */
interface Question {
  asked: Asked;
  query: Query;
  /** Over the row `d`: it is there, and there for the viewer; and what else was asked of it. */
  kept: Sql;
}

const sizeOf = (query: Query, model: SearchModel): number =>
  query.size ?? (query.model ? SEARCH_LIMITS.page : SEARCH_AMOUNTS[model]);

@Injectable()
export class SearchQueries {
  constructor(
    private readonly kernel: Kernel,
    private readonly offers: SearchOffers,
    private readonly audiences: Audiences,
    private readonly settings: Settings,
  ) {}

  /** A page of the kind that is asked for, or of each. `narrowed` is what is asked of their rows `d` besides. */
  async find(viewer: Viewer, query: Query, narrowed: Sql): Promise<Record<string, { data: object[]; meta: ListMeta }>> {
    const models = query.model ? [query.model] : SEARCH_MODELS;
    const pages = await this.pages(models, {
      // Members are chosen in the inbox from their first letter on; elsewhere one letter finds too much.
      asked: wordsOf(query.query, query.inbox ? 1 : undefined),
      query,
      kept: sql`${readable(await this.tokens(viewer))} ${await this.between(query)} ${narrowed}`,
    });
    const shown = models.map(async (model, index) => [model, await this.shown(viewer, model, pages[index]!, query)]);
    return Object.fromEntries(await Promise.all(shown)) as Awaited<ReturnType<SearchQueries['find']>>;
  }

  /**
   * Topics, with their comments, are planned for the very words and rights: what is in every other text is found by date, what is
   * in few by the index of words, and a plan that has to do for both is slow at one of them. Planning takes longer than
   * a search among fewer documents does, so the other kinds share a plan where PostgreSQL finds one that will do.
   */
  private pages(models: readonly SearchModel[], question: Question): Promise<Page[]> {
    return this.kernel.db.transaction(async (tx) => {
      await tx.query(`select set_config('pg_trgm.word_similarity_threshold', '${NEARLY}', true)`);
      const pages = new Map<SearchModel, Page>();
      for (const model of models.filter((one) => one !== 'topics'))
        pages.set(model, await this.page(tx, model, question));
      if (models.includes('topics')) {
        await tx.query(`select set_config('plan_cache_mode', 'force_custom_plan', true)`);
        pages.set('topics', await this.page(tx, 'topics', question));
      }
      return models.map((model) => pages.get(model)!);
    });
  }

  /** As it is written; and where nothing is written so, what is nearly written so. */
  private async page(tx: Queryable, model: SearchModel, question: Question): Promise<Page> {
    const { words, beginning } = question.asked;
    const offer = this.offers.of(model);
    if (words.length === 0 || !offer || (offer.isThere && !(await offer.isThere()))) return NONE;
    const asked = sql`search.query(${words}::text[], ${beginning}::text)`;
    const exact = await this.matching(tx, model, question, {
      holds: sql`d.vector @@ ${asked}`,
      counted: SEARCH_LIMITS.counted,
      rank: sql`ts_rank(d.vector, ${asked})`,
    });
    if (exact.total > 0) return exact;
    const meant = await this.meant(tx, model, words);
    if (!meant) return NONE;
    return this.matching(tx, model, question, {
      holds: sql`d.title_vector @@ ${meant}::tsquery`,
      counted: RANKED,
      rank: sql`(select sum(word_similarity(word, d.title)) from unnest(${words}::text[]) word)::real`,
    });
  }

  /**
   * What titles say that is nearly what was asked, as a query over titles: any of the likeliest for each word, and all of the
   * words. Null where one of them is like nothing. Among words instead of titles, of which there are many times as many.
   */
  private async meant(tx: Queryable, model: SearchModel, words: readonly string[]): Promise<string | null> {
    const vocabulary = titleWordsOf(model);
    const row = await runOne<{ query: string | null }>(
      tx,
      sql`select case when bool_and(term is not null) then string_agg(term, ' & ') end as query from unnest(${words}::text[]) asked
          left join lateral (
            select '(' || string_agg(search.lexeme(word), ' | ') || ')' as term from (
              select word from ${vocabulary} where word = asked and length(asked) < ${SHORTEST}
              union all
              (select word from ${vocabulary} where word %> asked and length(asked) >= ${SHORTEST}
               order by word_similarity(asked, word) desc, similarity(asked, word) desc, titles desc, word limit ${LIKELIEST})
            ) likeliest
          ) t on true`,
    );
    return row!.query;
  }

  private async matching(tx: Queryable, model: SearchModel, { query, kept }: Question, match: Match): Promise<Page> {
    const newest = query.order_by === 'asc' ? sql`d.at, d.id` : sql`d.at desc, d.id desc`;
    const size = sizeOf(query, model);
    const offset = (query.page - 1) * size;
    const page = await runOne<Page & Record<string, unknown>>(
      tx,
      sql`with found as materialized (
            select d.id, d.at, array_agg(d.part) as parts from ${tableOf(model)} d where ${match.holds} and ${kept}
            group by d.at, d.id order by ${newest} limit ${match.counted}
          ), ranked as materialized (
            select d.id, d.part, d.at, ${match.rank} as rank
            from (select * from found d order by ${newest} limit ${RANKED}) n
            cross join lateral (
              select part from unnest(n.parts) part order by part = ${WHOLE} desc, part desc limit ${PARTS_RANKED}) p
            join ${tableOf(model)} d on d.id = n.id and d.part = p.part
            union all
            select d.id, (select min(part) from unnest(d.parts) part), d.at, -1
            from (select * from found d order by ${newest} offset ${RANKED}) d
          ), best as (
            select distinct on (id) id, part, at, rank from ranked order by id, rank desc, part
          ), ordered as (
            select id, part, row_number() over (order by ${ORDERS[query.order_by ?? 'best']}) as n from best
          )
          select (select count(*) from best)::int as total, (select count(*) from found) = ${match.counted} as capped,
            (select coalesce(json_agg(json_build_object('id', id, 'part', part) order by n), '[]') from ordered
             where n > ${offset} and n <= ${offset + size}) as hits`,
    );
    return page!;
  }

  /** What its module shows of each hit. */
  private async shown(viewer: Viewer, model: SearchModel, { hits, total, capped }: Page, query: Query) {
    const found = hits.length > 0 ? await this.offers.of(model)!.show(viewer, hits) : new Map<number, object>();
    const data = hits.flatMap(({ id }) => found.get(id) ?? []);
    return { data, meta: listMeta(query.page, sizeOf(query, model), data.length, total, null, capped) };
  }

  /** As constants, so that what they open is reckoned with in the plan. */
  private async tokens(viewer: Viewer): Promise<string[]> {
    const row = await runOne<{ tokens: string[] }>(
      this.kernel.db.reads,
      sql`select ${this.audiences.of(viewer)} as tokens`,
    );
    return row!.tokens;
  }

  private async between(query: Query): Promise<Sql> {
    const [min, max] = [query.min ?? null, query.max ?? null];
    const { time_zone } = (await this.settings.current()).values;
    return sql`and (${min}::timestamp is null or d.at >= ${min}::timestamp at time zone ${time_zone}::text)
               and (${max}::timestamp is null or d.at <= ${max}::timestamp at time zone ${time_zone}::text)`;
  }
}

/** Over the row `d`: it is there, and there for whoever holds the tokens. Stands before whatever is counted. */
const readable = (tokens: readonly string[]): Sql => sql`
  d.audience && ${tokens}::text[] and d.hidden_by = '{}' and (d.away_until is null or d.away_until <= now())
  and (d.withheld = '{}' or d.owners && ${tokens}::text[])`;

const ORDERS = {
  best: sql`rank desc, at desc, id desc`,
  asc: sql`at, id`,
  desc: sql`at desc, id desc`,
};
