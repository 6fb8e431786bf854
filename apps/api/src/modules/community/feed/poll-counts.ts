import sql, { type Sql } from 'sql-template-tag';
import type { PollResponseEvent } from '../polls/poll.events.ts';

/** How often each option was chosen: shared by all who vote, so behind the append and with the feed's counts. */
export const pollCounts = {
  PollAnswered: ({ data }: { data: PollResponseEvent['data'] }): Sql[] => [
    ...data.added.map(({ option_id }) => counted(option_id, 1)),
    ...data.removed.map((optionId) => counted(optionId, -1)),
  ],
};

const counted = (optionId: number, change: 1 | -1): Sql =>
  sql`insert into community.poll_count (option_id, responses) values (${optionId}, ${change}::int)
      on conflict (option_id) do update set responses = community.poll_count.responses + ${change}::int`;
