import sql, { type Sql } from 'sql-template-tag';
import type { PollResponseEvent } from '../polls/poll.events.ts';

type Answered = Pick<PollResponseEvent, 'data'>;

/**
 * How often members chose each option. Voters share these counters, so they belong to the asynchronous feed.
 * `poll_vote` stores each counted vote, because the log no longer shows the choices of an erased member. Options
 * without votes have no row.
 */
export const pollCounts = {
  tables: ['community.poll_count', 'community.poll_vote'],
  handles: {
    PollAnswered: ({ data }: Answered): Sql[] => [
      ...(data.removed.length ? [uncounted(data, sql`option_id = any(${data.removed}::int[])`)] : []),
      ...data.added.map(({ option_id }) => counted(data, option_id)),
    ],
  },
  rewrites: {
    PollAnswered: ({ data }: Answered): Sql[] => {
      const isErased = data.added.length + data.removed.length === 0;
      return isErased ? [uncounted(data, sql`true`)] : [];
    },
  },
};

type Voter = Pick<PollResponseEvent['data'], 'poll_id' | 'member_id'>;

const counted = ({ poll_id, member_id }: Voter, optionId: number): Sql => sql`
  with vote as (insert into community.poll_vote (poll_id, member_id, option_id) values (${poll_id}, ${member_id}, ${optionId}))
  insert into community.poll_count (option_id, responses) values (${optionId}, 1)
  on conflict (option_id) do update set responses = community.poll_count.responses + 1`;

const uncounted = ({ poll_id, member_id }: Voter, which: Sql): Sql => sql`
  with gone as (
    delete from community.poll_vote where poll_id = ${poll_id} and member_id = ${member_id} and ${which} returning option_id
  ), last as (
    delete from community.poll_count c using gone where c.option_id = gone.option_id and c.responses = 1
  )
  update community.poll_count c set responses = c.responses - 1 from gone where c.option_id = gone.option_id and c.responses > 1`;
