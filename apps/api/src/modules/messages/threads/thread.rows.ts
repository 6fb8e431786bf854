import { inlineProjection } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { ThreadEvent } from './thread.events.ts';
import { pairOf } from '../rights/facts.ts';

/** The read model of participants, current immediately for members who write in the thread. */
export const threadRows = inlineProjection<ThreadEvent>({
  name: 'messages.thread',
  tables: ['messages.thread'],
  contested: ['thread_pair'],
  handles: {
    ThreadBegun: ({ data }) => sql`
      insert into messages.thread (id, pair, participants, former)
      values (${data.thread_id}, ${data.pair ? pairOf(data.participant_ids) : null}::text, ${data.participant_ids}::int[], '{}')`,
    ParticipantsAdded: ({ data }) => sql`
      update messages.thread set participants = participants || ${data.participant_ids}::int[],
        former = array(select id from unnest(former) id where id <> all(${data.participant_ids}::int[]))
      where id = ${data.thread_id}`,
    ParticipantLeft: ({ data }) => sql`
      update messages.thread set participants = array_remove(participants, ${data.member_id}::int),
        former = former || ${data.member_id}::int
      where id = ${data.thread_id}`,
  },
});
