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

/** How many of the newest matches are ranked by relevance. Older matches follow by date. */
const RANKED = 200;

/** How many matching parts of a document are ranked, because a busy topic has thousands. */
const PARTS_RANKED = 5;

/** The required similarity of a misspelt word and a title word: one wrong letter in four. */
const NEARLY = '0.4';

/**
 * A misspelt word matches this many of the most similar words. The limit bounds the search, regardless of the titles.
 */
const LIKELIEST = 8;

/** Shorter words are similar to nearly all words, so they match only exactly. */
const SHORTEST = 3;

interface Page {
  hits: Hit[];
  total: number;
  /** More documents may match, because the count reached its limit. */
  capped: boolean;
}
const NONE: Page = { hits: [], total: 0, capped: false };

/** For the row `d`: the condition of a match, the limit of counted documents, and the relevance. */
interface Match {
  holds: Sql;
  counted: number;
  rank: Sql;
}

/** The parts of a request that are the same for each kind. */
interface Question {
  asked: Asked;
  query: Query;
  /** A condition on the row `d`: the viewer may see it, and it meets the other filters. */
  kept: Sql;
}

const sizeOf = (query: Query, model: SearchModel): number =>
  query.size ?? (query.model ? SEARCH_LIMITS.page : SEARCH_AMOUNTS[model]);

/** Finds documents that match a text. */
@Injectable()
export class SearchQueries {
  constructor(
    private readonly kernel: Kernel,
    private readonly offers: SearchOffers,
    private readonly audiences: Audiences,
    private readonly settings: Settings,
  ) {}

  /** One page of the requested kind, or of every kind. `narrowed` is an additional condition on the rows `d`. */
  async find(viewer: Viewer, query: Query, narrowed: Sql): Promise<Record<string, { data: object[]; meta: ListMeta }>> {
    const models = query.model ? [query.model] : SEARCH_MODELS;
    const pages = await this.pages(models, {
      // The inbox finds members from the first letter on. Elsewhere, one letter finds too many documents.
      asked: wordsOf(query.query, query.inbox ? 1 : undefined),
      query,
      kept: sql`${readable(await this.tokens(viewer))} ${await this.between(query)} ${narrowed}`,
    });
    const shown = models.map(async (model, index) => [model, await this.shown(viewer, model, pages[index]!, query)]);
    return Object.fromEntries(await Promise.all(shown)) as Awaited<ReturnType<SearchQueries['find']>>;
  }

  /**
   * PostgreSQL plans the search in topics and comments for the actual words and rights. Common words need a scan by
   * date, rare words the index of words, and no shared plan is fast for both. For kinds with fewer documents, planning
   * takes longer than the search. They share a plan if PostgreSQL finds a good one.
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

  /** First searches for the exact words. If no document matches, searches for similar words. */
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
   * A query over titles for similar words. It requires all words of the request, each by any of its most similar words.
   * Null if one has no similar word. It compares with title words, because titles are many times as numerous.
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

  /** The content of each hit, from its module. */
  private async shown(viewer: Viewer, model: SearchModel, { hits, total, capped }: Page, query: Query) {
    const found = hits.length > 0 ? await this.offers.of(model)!.show(viewer, hits) : new Map<number, object>();
    const data = hits.flatMap(({ id }) => found.get(id) ?? []);
    return { data, meta: listMeta(query.page, sizeOf(query, model), data.length, total, null, capped) };
  }

  /** Constants in the statement, so that the planner can estimate their effect. */
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

/** A condition on the row `d`: a viewer with these tokens may see it. It comes before any count. */
const readable = (tokens: readonly string[]): Sql => sql`
  d.audience && ${tokens}::text[] and d.hidden_by = '{}' and (d.away_until is null or d.away_until <= now())
  and (d.withheld = '{}' or d.owners && ${tokens}::text[])`;

const ORDERS = {
  best: sql`rank desc, at desc, id desc`,
  asc: sql`at, id`,
  desc: sql`at desc, id desc`,
};
