import { Injectable } from '@nestjs/common';
import type { InputOf, ListMeta, search } from '@lyceum/contracts';
import { SEARCH_AMOUNTS, SEARCH_LIMITS, type SearchModel } from '@lyceum/contracts/search/amounts';
import { Kernel, type Queryable, runOne } from '@lyceum/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import { Audiences } from '../../platform/audiences/audiences.ts';
import { listMeta } from '../../platform/http/lists/lists.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { type Hit, SearchOffers } from '../../platform/search/search-offers.ts';
import { Settings } from '../settings/index.ts';
import { tableOf } from './documents.ts';
import { type Asked, wordsOf } from './words.ts';

type Query = InputOf<typeof search.search>['query'];

/** Of the newest matches, so many are compared by how well they match; those behind them follow by date. */
const RANKED = 200;

/** How alike a misspelt word and a piece of a title have to be: one letter wrong in four. */
const NEARLY = '0.4';

interface Page {
  hits: Hit[];
  total: number;
  capped: boolean;
}

/** From the row `d`: which documents match, and how well. */
interface Match {
  holds: Sql;
  rank: Sql;
}

@Injectable()
export class SearchQueries {
  constructor(
    private readonly kernel: Kernel,
    private readonly offers: SearchOffers,
    private readonly audiences: Audiences,
    private readonly settings: Settings,
  ) {}

  /** One page of one kind. `narrowed` is what else is asked of its rows `d`. */
  async find(
    viewer: Viewer,
    model: SearchModel,
    query: Query,
    narrowed: Sql = empty,
  ): Promise<{ data: object[]; meta: ListMeta }> {
    const size = query.size ?? (query.model ? SEARCH_LIMITS.page : SEARCH_AMOUNTS[model]);
    const offer = this.offers.of(model);
    const asked = wordsOf(query.query);
    const found =
      offer && asked.words.length > 0
        ? await this.matches(viewer, model, { ...query, size }, asked, narrowed)
        : { hits: [], total: 0, capped: false };
    const shown = found.hits.length > 0 ? await offer!.show(viewer, found.hits) : new Map<number, object>();
    const data = found.hits.flatMap(({ id }) => shown.get(id) ?? []);
    const meta = listMeta(query.page, size, data.length, found.total, null);
    return { data, meta: { ...meta, ...(found.capped && { total_capped: true }) } };
  }

  /** As it is written; and where nothing is written so, what is nearly written so. */
  private async matches(
    viewer: Viewer,
    model: SearchModel,
    query: Query & { size: number },
    { words, beginning }: Asked,
    narrowed: Sql,
  ): Promise<Page> {
    const asked = sql`(select search.query(${words}::text[], ${beginning}::text))`;
    const { time_zone } = (await this.settings.current()).values;
    const kept = sql`${between(query, time_zone)} ${narrowed}`;
    const ask = (db: Queryable, match: Match) => this.page(db, viewer, model, query, match, kept);
    const exact = await ask(this.kernel.db.pool, {
      holds: sql`d.vector @@ ${asked}`,
      rank: sql`ts_rank(d.vector, ${asked})`,
    });
    if (exact.total > 0) return exact;
    // By the longest one it is found along the index; the others are looked for in what that finds.
    const longest = words.reduce((long, word) => (word.length > long.length ? word : long));
    return this.kernel.db.transaction(async (tx) => {
      await tx.query(`set local pg_trgm.word_similarity_threshold = ${NEARLY}`);
      return ask(tx, {
        holds: sql`d.title %> ${longest}::text and d.title %> all(${words}::text[])`,
        rank: sql`(select sum(word_similarity(word, d.title)) from unnest(${words}::text[]) word)::real`,
      });
    });
  }

  private async page(
    db: Queryable,
    viewer: Viewer,
    model: SearchModel,
    query: Query & { size: number },
    match: Match,
    kept: Sql,
  ): Promise<Page> {
    const newest = query.order_by === 'asc' ? sql`d.at, d.id` : sql`d.at desc, d.id desc`;
    const offset = (query.page - 1) * query.size;
    const row = await runOne<{ hits: Hit[]; total: number; matched: number }>(
      db,
      sql`with viewer as materialized (select ${this.audiences.of(viewer)} as tokens), found as materialized (
            select d.id, d.part, d.at, case when d.n <= ${RANKED} then ${match.rank} else -1 end as rank
            from (select d.*, row_number() over (order by ${newest}) as n from ${tableOf(model)} d
                  where ${match.holds} and ${READABLE} ${kept} order by ${newest} limit ${SEARCH_LIMITS.counted}) d
          ), best as (
            select distinct on (id) id, part, at, rank from found order by id, rank desc, part
          ), ordered as (
            select id, part, row_number() over (order by ${ORDERS[query.order_by ?? 'best']}) as n from best
          )
          select (select count(*) from best)::int as total, (select count(*) from found)::int as matched,
            (select coalesce(json_agg(json_build_object('id', id, 'part', part) order by n), '[]') from ordered
             where n > ${offset} and n <= ${offset + query.size}) as hits`,
    );
    const { hits, total, matched } = row!;
    return { hits, total, capped: matched === SEARCH_LIMITS.counted };
  }
}

/** Over the row `d`: it is there, and there for the viewer. Asked in the statement itself, before anything is counted. */
const READABLE = sql`(
  d.audience && (select tokens from viewer) and d.hidden_by = '{}' and (d.away_until is null or d.away_until <= now())
  and (d.withheld = '{}' or d.owners && (select tokens from viewer)))`;

const ORDERS = {
  best: sql`rank desc, at desc, id desc`,
  asc: sql`at, id`,
  desc: sql`at desc, id desc`,
};

const between = ({ min, max }: Query, zone: string): Sql => sql`
  and (${min ?? null}::timestamp is null or d.at >= ${min ?? null}::timestamp at time zone ${zone}::text)
  and (${max ?? null}::timestamp is null or d.at <= ${max ?? null}::timestamp at time zone ${zone}::text)`;
