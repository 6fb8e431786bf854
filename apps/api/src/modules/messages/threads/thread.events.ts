import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';

const thread_id = z.int();

export const threadEvents = {
  /** `pair`: the permanent thread of two members. The member who starts it is also a participant. */
  ThreadBegun: z.object({ thread_id, begun_by: memberId, participant_ids: z.array(memberId), pair: z.boolean() }),
  ParticipantsAdded: z.object({ thread_id, participant_ids: z.array(memberId) }),
  ParticipantLeft: z.object({ thread_id, member_id: memberId }),
};

export type ThreadEvent = EventsOf<typeof threadEvents>;
export type ThreadBegun = Extract<ThreadEvent, { type: 'ThreadBegun' }>['data'];
