import { Injectable } from '@nestjs/common';
import { community, type InputOf, type OutputOf } from '@lyceum/contracts';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import {
  COUNT_CAP,
  decodeCursor,
  encodeCursor,
  listMeta,
  placeId,
  placeMoment,
} from '../../../../platform/http/lists/lists.ts';
import { isMember, type Viewer } from '../../../../platform/http/viewer.ts';
import { publishedTopics, readableBoards } from '../../rights/readable.ts';

type Query = InputOf<typeof community.listWrittenComments>['query'];
type Activity = OutputOf<typeof community.showActivity>['data'];

const key = z.tuple([placeMoment, placeId]);
/** A year, of which the days begin on the same weekday. */
const DAYS = 53 * 7;

/** The member's comments `s` with their topic `f` on its board `b`, limited to what the viewer may read. */
const readable = (viewer: Viewer, memberId: number): Sql => sql`
  from community.comment_stats s join community.feed_topic f on f.topic_id = s.topic_id
  join community.board b on b.id = f.board_id
  where s.author_id = ${memberId} and not s.deleted and not s.parent_deleted and not f.deleted
    and ${publishedTopics(viewer, sql`f`)} and ${readableBoards(viewer)}`;

/**
 * The board `b` is open to every member, or to every guest. The calendar of activity counts these alone, also for
 * readers with more rights: it would otherwise show when somebody is active in a private place.
 */
const openToEveryone = (viewer: Viewer): Sql => sql`
  b.homepage and b.read_by = any(${isMember(viewer) ? ['guest', 'member'] : ['guest']}::text[])
  and b.level_ids = '{}' and not b.place_closed`;

/** What a member wrote, for their profile. */
@Injectable()
export class ActivityQueries {
  constructor(private readonly kernel: Kernel) {}

  /** One page of comments, newest first. */
  async comments(viewer: Viewer, memberId: number, { page, limit, cursor }: Query) {
    const after = decodeCursor(cursor, key);
    const offset = after ? 0 : (page - 1) * limit;
    const behind = after ? sql`and (s.created_at, s.comment_id) < (${after[0]}::timestamptz, ${after[1]}::int)` : empty;
    const { pool } = this.kernel.db;
    const [rows, counted] = await Promise.all([
      run<{ comment: community.WrittenComment; key: [string, number] }>(
        pool,
        sql`select json_build_object('id', s.comment_id, 'excerpt', s.excerpt, 'created_at', s.created_at,
              'likes_count', s.likes_count, 'accepted_answer', f.accepted_comment_id is not distinct from s.comment_id,
              'topic', json_build_object('id', f.topic_id, 'title', f.title, 'slug', f.slug,
                                         'board_name', b.name, 'board_slug', b.slug)) as comment,
              json_build_array(s.created_at::text, s.comment_id) as key
            ${readable(viewer, memberId)} ${behind}
            order by s.created_at desc, s.comment_id desc limit ${limit + 1} offset ${offset}`,
      ),
      runOne<{ total: number }>(
        pool,
        sql`select count(*)::int as total from (select 1 ${readable(viewer, memberId)} limit ${COUNT_CAP}) x`,
      ),
    ]);
    const shown = rows.slice(0, limit);
    const next = rows.length > limit ? encodeCursor(shown.at(-1)!.key) : null;
    const data = shown.map(({ comment }) => comment);
    return { data, meta: listMeta(page, limit, data.length, counted!.total, next) };
  }

  /** The number of topics and comments on each day of the last year, by the clocks of `zone`. */
  async calendar(viewer: Viewer, memberId: number, zone: string): Promise<Activity> {
    const now = this.kernel.clock.now();
    const row = await runOne<Omit<Activity, 'zone'> & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`with bounds as (
            select (${now}::timestamptz at time zone ${zone}::text)::date as today,
                   (${now}::timestamptz at time zone ${zone}::text)::date - ${DAYS - 1}::int as first),
          written as (
            select f.release_at as at from community.feed_topic f join community.board b on b.id = f.board_id
            where f.author_id = ${memberId} and not f.deleted and not f.scheduled and f.ticket_status is null
              and f.status <> 'invisible' and f.post_type <> 'birthday' and ${openToEveryone(viewer)}
            union all
            select s.created_at from community.comment_stats s join community.feed_topic f on f.topic_id = s.topic_id
            join community.board b on b.id = f.board_id
            where s.author_id = ${memberId} and not s.deleted and not s.parent_deleted and not f.deleted
              and not f.scheduled and f.ticket_status is null and ${openToEveryone(viewer)}),
          days as (
            select (w.at at time zone ${zone}::text)::date as day, count(*)::int as count
            from written w, bounds where w.at > ${now}::timestamptz - interval '400 days' group by 1)
          select b.first::text as "from", b.today::text as "to", coalesce(sum(d.count), 0)::int as total,
            coalesce(json_agg(json_build_object('day', d.day::text, 'count', d.count) order by d.day)
                     filter (where d.day is not null), '[]') as days
          from bounds b left join days d on d.day between b.first and b.today group by b.first, b.today`,
    );
    return { ...(row as Omit<Activity, 'zone'>), zone };
  }
}
