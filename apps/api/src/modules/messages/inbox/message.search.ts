import { Injectable } from '@nestjs/common';
import type { InputOf, messages } from '@lyceum/contracts';
import { Kernel, run } from '@lyceum/kernel';
import sql, { empty } from 'sql-template-tag';
import { COUNT_CAP, decodeCursor, encodeCursor, listMeta, placeId } from '../../../platform/http/lists/lists.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { queryOf } from '../../../platform/search/full-text.ts';
import { wordsOf } from '../../../platform/search/words.ts';
import { hasConversations } from '../rights/policies.ts';
import { IS_READ_BY, threadsOf } from '../rights/readable.ts';
import { MESSAGE } from './message.json.ts';
import { PARTNERS } from './partners.json.ts';
import { threadWord } from './words.projection.ts';

type Query = InputOf<typeof messages.searchMessages>['query'];

interface Row extends Record<string, unknown> {
  item: messages.FoundMessage;
  total: number;
}

/** Full-text search in the messages that a member can read. */
@Injectable()
export class MessageSearch {
  constructor(private readonly kernel: Kernel) {}

  /**
   * Finds messages that contain all of the words, newest first, in one thread or in all threads of the viewer.
   *
   * The index query combines the words with the viewer's threads, so that messages of other members cost nothing. The
   * condition of every read (`rights/readable.ts`) then filters the hits.
   */
  async find(viewer: MemberViewer, { query, thread_id, cursor, size }: Query) {
    const asked = wordsOf(query);
    if (asked.words.length === 0 || !hasConversations(viewer)) return { data: [], meta: listMeta(1, size, 0, 0, null) };
    const before = decodeCursor(cursor, placeId);
    const rows = await run<Row>(
      this.kernel.db.reads,
      sql`with mine as materialized (
            select p.thread_id, p.member_id, p.since, p.last, p.has_left, k.read_up_to, k.hidden_up_to
            from ${threadsOf(viewer.id)} ${thread_id === undefined ? empty : sql`and p.thread_id = ${thread_id}`}
          ), asked as (
            select ${queryOf(asked)} as words,
              (select string_agg(quote_literal(${threadWord(sql`thread_id`)}), ' | ') from mine)::tsquery as threads
          ), hits as materialized (
            select w.message_id from messages.message_words w
            where w.vector @@ (select threads && words from asked where numnode(words) > 0)
          ), found as (
            select m.id from hits h join messages.message m on m.id = h.message_id
            join mine p on p.thread_id = m.thread_id cross join lateral (select p.hidden_up_to) k
            where ${IS_READ_BY} and m.content is not null order by m.id desc limit ${COUNT_CAP}
          ), page as (
            select id from found ${before === null ? empty : sql`where id < ${before}`} order by id desc limit ${size + 1}
          )
          select (${MESSAGE}::jsonb || jsonb_build_object('partners', ${PARTNERS})) as item,
            (select count(*)::int from found) as total
          from page join messages.message m on m.id = page.id join mine p on p.thread_id = m.thread_id
          cross join lateral (select p.read_up_to, p.hidden_up_to) k join messages.thread t on t.id = p.thread_id
          order by m.id desc`,
    );
    const data = rows.slice(0, size).map(({ item }) => item);
    const next = rows.length > size ? encodeCursor(data.at(-1)!.id) : null;
    return { data, meta: listMeta(1, size, data.length, rows[0]?.total ?? 0, next) };
  }
}
