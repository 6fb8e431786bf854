import { Injectable } from '@nestjs/common';
import type { community, media } from '@lyceum/contracts';
import { comparePositions, Kernel, type Position, reachedBy, type Recorded, run, runOne } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { JsonText } from '../../../platform/http/answers.ts';
import {
  COUNT_CAP,
  decodeCursor,
  encodeCursor,
  listMeta,
  placeId,
  placeMoment,
} from '../../../platform/http/lists/lists.ts';
import { isMember, type Viewer } from '../../../platform/http/viewer.ts';
import { Settings } from '../../settings/index.ts';
import { readableTopics } from '../rights/readable.ts';
import { feed } from '../feed/feed.projection.ts';
import { hasEnded } from './poll.decider.ts';
import type { PollResponseEvent } from './poll.events.ts';

interface Row {
  id: number;
  topic_id: number;
  title: string;
  excerpt: string;
  /** The files of the topic, as JSON text. */
  attachments: string;
  question: string;
  retry: boolean;
  guest_answers: boolean;
  public: boolean;
  multiple: boolean;
  end_at: string | null;
  end_date: string | null;
  options: community.Poll['questions'][number]['question_options'];
  responses: community.Poll['responses'];
  /** The position up to which the feed has counted votes. */
  countedTo: Position;
}

const voterKey = z.tuple([placeMoment, placeId]);
const switched = (on: boolean): '0' | '1' => (on ? '1' : '0');

/** Reads polls and their voters. */
@Injectable()
export class PollQueries {
  constructor(
    private readonly kernel: Kernel,
    private readonly settings: Settings,
  ) {}

  /**
   * The polls among `ids` that the viewer may read, with only the viewer's own responses. `votes` is the stream of the
   * viewer's votes. Its events count even if the projection lags.
   */
  async among(viewer: Viewer, ids: readonly number[], votes?: string): Promise<community.Poll[]> {
    const { time_zone } = (await this.settings.current()).values;
    const rows = await run<Row & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select p.id, p.topic_id, t.title, t.excerpt, t.attachments, p.question, p.retry, p.guest_answers, p.public, p.multiple,
            community.json_moment(p.end_at) as end_at,
            to_char(p.end_at at time zone ${time_zone}, 'YYYY-MM-DD HH24:MI:SS') as end_date,
            (select coalesce(json_agg(json_build_object('id', o.id, 'question_id', p.id, 'uid', o.id::text, 'value', o.value, 'is_correct', false,
                                                        'number_of_responses', coalesce(c.responses, 0)) order by o.id), '[]')
             from community.poll_option o left join community.poll_count c on c.option_id = o.id
             where o.poll_id = p.id) as options,
            ${own(viewer)} as responses, ${reachedBy(feed)} as "countedTo"
          from community.poll p join community.topic t on t.id = p.topic_id join community.board b on b.id = t.board_id
          where p.id = any(${ids}::int[]) and ${readableTopics(viewer)} order by p.id`,
    );
    const now = this.kernel.clock.now();
    const last = votes === undefined ? [] : await this.kernel.store.read(this.kernel.db.pool, votes);
    return rows.map((row) => pollOf(withVotes(row, last), now));
  }

  /**
   * The members who chose an option, newest first. Only votes that were public when cast appear. The caller has checked
   * that the viewer may read the poll.
   */
  async voters(optionId: number, query: { page: number; limit: number; cursor?: string }): Promise<JsonText> {
    const after = decodeCursor(query.cursor, voterKey);
    const offset = after ? 0 : (query.page - 1) * query.limit;
    const row = await runOne<{ items: string; count: number; total: number; last: z.output<typeof voterKey> | null }>(
      this.kernel.db.pool,
      sql`with ids as (
            select id, member_id, responded_at, row_number() over (order by responded_at desc, id desc) as n
            from community.poll_response
            where option_id = ${optionId} and public and (${after === null} or
              (responded_at, id) < (${after?.[0] ?? null}::timestamptz, ${after?.[1] ?? null}::int))
            order by responded_at desc, id desc limit ${query.limit + 1} offset ${offset}
          ), page as (select * from ids order by n limit ${query.limit})
          select coalesce((select json_agg(a.brief::jsonb || jsonb_build_object(
                                    'firstname', a.card -> 'firstname', 'lastname', a.card -> 'lastname') order by page.n)
                           from page join directory.cards() a on a.member_id = page.member_id), '[]')::text as items,
            (select count(*)::int from page) as count,
            (select count(*)::int from (
              select 1 from community.poll_response where option_id = ${optionId} and public limit ${COUNT_CAP}) x) as total,
            (select json_build_array(responded_at::text, id) from page
             where (select count(*) from ids) > ${query.limit}::int order by n desc limit 1) as last`,
    );
    const meta = listMeta(query.page, query.limit, row!.count, row!.total, row!.last && encodeCursor(row!.last));
    return new JsonText(`{"data":${row!.items},"meta":${JSON.stringify(meta)}}`);
  }
}

/** Adds all uncounted votes. A member may vote several times before the projection catches up. */
function withVotes(row: Row, votes: readonly Recorded[]): Row {
  const uncounted = votes.filter(({ position }) => comparePositions(position, row.countedTo) > 0);
  const changes = uncounted.map(({ data }) => data as PollResponseEvent['data']);
  const change = (id: number, { added, removed }: PollResponseEvent['data']): number =>
    Number(added.some(({ option_id }) => option_id === id)) - Number(removed.includes(id));
  const options = row.options.map((option) => ({
    ...option,
    number_of_responses: changes.reduce((sum, each) => sum + change(option.id, each), option.number_of_responses),
  }));
  return { ...row, options };
}

const own = (viewer: Viewer): Sql =>
  isMember(viewer)
    ? sql`(select coalesce(json_agg(json_build_object('response_id', r.id, 'question_option_id', r.option_id, 'question_id',
                                                      p.id, 'user_id', r.member_id) order by r.id), '[]')
           from community.poll_response r join community.poll_option o on o.id = r.option_id
           where r.poll_id = p.id and r.member_id = ${viewer.id})`
    : sql`'[]'::json`;

const picturesOf = ({ attachments }: Row): community.Poll['questions'][number]['media'] =>
  (JSON.parse(attachments) as media.Attachment[])
    .filter(({ width }) => width !== null)
    .map((file) => ({ ...file, type: 'image' as const }));

const pollOf = (row: Row, now: Date): community.Poll => ({
  id: row.id,
  topic_id: row.topic_id,
  title: row.title,
  description: row.excerpt,
  type: 'poll',
  settings: {
    retry: switched(row.retry),
    poll_allow_guest_answers: switched(row.guest_answers),
    poll_public: switched(row.public),
    poll_multiple_answers: switched(row.multiple),
    end_date: row.end_date,
  },
  ends_at: row.end_at,
  ended: hasEnded(row, now),
  questions: [
    {
      id: row.id,
      question: row.question,
      questionable_type: 'poll',
      type: 'multiple_choice',
      is_active: '1',
      score: 1,
      answer: null,
      question_options: row.options,
      media: picturesOf(row),
    },
  ],
  number_of_responses: row.options.reduce((sum, { number_of_responses }) => sum + number_of_responses, 0),
  responses: row.responses,
});
