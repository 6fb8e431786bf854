import { Injectable } from '@nestjs/common';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { type Missing, missing, ON_BOARD, TOPIC_COLUMNS, type TopicFacts } from '../rights/facts.ts';
import { canRead } from '../rights/policies.ts';
import { visibleTopics } from '../rights/readable.ts';

/** A poll and its topic. Viewers who may read the topic may see the poll. */
export interface PollFacts extends TopicFacts {
  pollId: number;
  version: number;
  retry: boolean;
  multiple: boolean;
  public: boolean;
  /** Whether the title of the topic equals the question. */
  isTitle: boolean;
  end_at: string | null;
  options: number[];
}

const POLL_COLUMNS = sql`p.id as "pollId", p.version, p.retry, p.multiple, p.public,
  p.question = t.title as "isTitle",
  to_char(p.end_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as end_at,
  array(select o.id from community.poll_option o where o.poll_id = p.id) as options`;

/** Precondition of a vote: question, options and settings have not changed. */
export const pollIsUnchanged = ({ pollId, version }: PollFacts): Sql =>
  sql`select 1 from community.poll where id = ${pollId} and version = ${version} for share`;

/** Precondition of a change: locks the row of the poll. */
export const pollToChange = (id: number): Sql => sql`select 1 from community.poll where id = ${id} for update`;

/** Reads poll data for commands, limited to polls that the viewer may see. Refuses all others as missing. */
@Injectable()
export class PollFactsReader {
  constructor(private readonly kernel: Kernel) {}

  poll(viewer: Viewer, id: number): Promise<PollFacts> {
    return this.readable(viewer, sql`p.id = ${id}`, 'poll');
  }

  ofOption(viewer: Viewer, optionId: number): Promise<PollFacts> {
    return this.readable(
      viewer,
      sql`p.id = (select poll_id from community.poll_option where id = ${optionId})`,
      'answer',
    );
  }

  /** Only the voter can refer to a vote by its id. */
  ofOwnResponse(viewer: Viewer, responseId: number): Promise<PollFacts> {
    return this.readable(
      viewer,
      sql`p.id = (select poll_id from community.poll_response where id = ${responseId} and member_id = ${viewer.id}::int)`,
      'vote',
    );
  }

  async nextPollId(): Promise<number> {
    const row = await runOne<{ id: number }>(this.kernel.db.pool, sql`select nextval('community.poll_id')::int as id`);
    return row!.id;
  }

  nextOptionIds(count: number): Promise<number[]> {
    return this.drawn(sql`nextval('community.poll_option_id')`, count);
  }

  nextResponseIds(count: number): Promise<number[]> {
    return this.drawn(sql`nextval('community.poll_response_id')`, count);
  }

  private async drawn(next: Sql, count: number): Promise<number[]> {
    const rows = await run<{ id: number }>(
      this.kernel.db.pool,
      sql`select ${next}::int as id from generate_series(1, ${count}::int)`,
    );
    return rows.map(({ id }) => id);
  }

  private async readable(viewer: Viewer, which: Sql, what: Missing): Promise<PollFacts> {
    const poll = await runOne<PollFacts & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select ${TOPIC_COLUMNS}, ${POLL_COLUMNS} from community.poll p
          join community.topic t on t.id = p.topic_id ${ON_BOARD} where ${which} and ${visibleTopics(viewer)}`,
    );
    if (!poll || !canRead(viewer, poll)) throw missing(what);
    return poll;
  }
}
