import { inlineProjection } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { PollEvent, PollResponseEvent } from './poll.events.ts';

/**
 * The read model of polls, options and votes. Votes for a removed option keep their rows, so reads join votes with
 * options.
 */
export const pollRows = inlineProjection<PollEvent | PollResponseEvent>({
  name: 'community.poll',
  tables: ['community.poll', 'community.poll_option', 'community.poll_response'],
  ofStream: {
    poll: { 'community.poll': ['id'], 'community.poll_option': ['poll_id'] },
    'poll-response': { 'community.poll_response': ['poll_id', 'member_id'] },
  },
  handles: {
    PollCreated: ({ data, version }) => [
      sql`insert into community.poll (id, topic_id, question, retry, guest_answers, public, multiple, end_at, version)
          values (${data.poll_id}, ${data.topic_id}, ${data.question}, ${data.retry}, ${data.guest_answers},
                  ${data.public}, ${data.multiple}, ${data.end_at}::timestamptz, ${version})`,
      sql`insert into community.poll_option (id, poll_id, value)
          select o.id, ${data.poll_id}, o.value from unnest(${data.option_ids}::int[], ${data.values}::text[]) as o(id, value)`,
    ],
    PollQuestionChanged: (event) => setPoll(event, sql`question = ${event.data.question},`),
    PollSettingsChanged: (event) =>
      setPoll(
        event,
        sql`retry = ${event.data.retry}, guest_answers = ${event.data.guest_answers}, public = ${event.data.public},
            multiple = ${event.data.multiple}, end_at = ${event.data.end_at}::timestamptz,`,
      ),
    PollOptionAdded: (event) => [
      sql`insert into community.poll_option (id, poll_id, value)
          values (${event.data.option_id}, ${event.data.poll_id}, ${event.data.value})`,
      setPoll(event),
    ],
    PollOptionReworded: (event) => [
      sql`update community.poll_option set value = ${event.data.value} where id = ${event.data.option_id}`,
      setPoll(event),
    ],
    PollOptionRemoved: (event) => [
      sql`delete from community.poll_option where id = ${event.data.option_id}`,
      setPoll(event),
    ],
    PollAnswered: ({ data, occurredAt }) => {
      const gone = sql`delete from community.poll_response
        where poll_id = ${data.poll_id} and member_id = ${data.member_id} and option_id = any(${data.removed}::int[])`;
      const come = sql`
        insert into community.poll_response (id, poll_id, option_id, member_id, single, public, responded_at)
        select a.id, ${data.poll_id}, a.option_id, ${data.member_id}, ${data.single}, ${data.public}, ${occurredAt}::timestamptz
        from unnest(${data.added.map(({ response_id }) => response_id)}::int[],
                    ${data.added.map(({ option_id }) => option_id)}::int[]) as a(id, option_id)`;
      return [...(data.removed.length ? [gone] : []), ...(data.added.length ? [come] : [])];
    },
  },
});

/** Sets the version, which is the precondition of votes. Every change of the poll raises it. */
const setPoll = ({ data, version }: { data: { poll_id: number }; version: number }, change: Sql = sql``): Sql =>
  sql`update community.poll set ${change} version = ${version} where id = ${data.poll_id}`;
