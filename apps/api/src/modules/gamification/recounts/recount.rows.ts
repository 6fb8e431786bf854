import { inlineProjection, type Queryable, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { Mode, RecountEvent } from './recount.events.ts';

/** All recounts with their progress. */
export const recountRows = inlineProjection<RecountEvent>({
  name: 'gamification.recount',
  tables: ['gamification.recount'],
  handles: {
    RecountStarted: ({ data: { recount_id, rules, members, done, after }, occurredAt }) => sql`
      insert into gamification.recount (id, rules_version, mode, state, members, done, reached, started_at)
      values (${recount_id}, ${rules?.rules_version ?? null}, ${rules?.mode ?? null}, 'running', ${members}, ${done}, ${after}, ${occurredAt})`,
    MembersRecounted: ({ data: { recount_id, members, up_to }, occurredAt }) => sql`
      update gamification.recount set done = done + ${members}, reached = coalesce(${up_to}::int, reached),
        state = case when ${up_to}::int is null then 'finished' else state end,
        ended_at = case when ${up_to}::int is null then ${occurredAt}::timestamptz end
      where id = ${recount_id}`,
    RecountStopped: ({ data, occurredAt }) => sql`
      update gamification.recount set state = 'stopped', ended_at = ${occurredAt} where id = ${data.recount_id}`,
  },
});

export interface RecountRow {
  id: number;
  rules_version: number | null;
  mode: Mode | null;
  state: 'running' | 'stopped' | 'finished';
  members: number;
  done: number;
  reached: number;
  started_at: Date;
  ended_at: Date | null;
  [column: string]: unknown;
}

/** The newest run, or null without any. Older runs do not continue. */
export const newestRecount = (db: Queryable): Promise<RecountRow | null> =>
  runOne(db, sql`select * from gamification.recount order by id desc limit 1`);

/**
 * The run that concerns administrators, which is usually the newest.
 * If that has ended and the run of the newest rules was stopped, it is the stopped run.
 */
export const currentRecount = (db: Queryable): Promise<RecountRow | null> =>
  runOne(
    db,
    sql`select * from (
          (select *, 0 as rank from gamification.recount order by id desc limit 1)
          union all
          (select *, 1 as rank from gamification.recount
           where rules_version = (select max(version) from gamification.published) order by id desc limit 1)) r
        order by (rank = 0 and state = 'running') desc, (rank = 1 and state = 'stopped') desc, rank limit 1`,
  );
