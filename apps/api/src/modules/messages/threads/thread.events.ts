import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';

const thread_id = z.int();

export const threadEvents = {
  /** `pair`: of two members, who share this one for ever. Whoever begins it is among its participants. */
  ThreadBegun: z.object({ thread_id, begun_by: memberId, participant_ids: z.array(memberId), pair: z.boolean() }),
  ParticipantsAdded: z.object({ thread_id, participant_ids: z.array(memberId) }),
  ParticipantLeft: z.object({ thread_id, member_id: memberId }),
};

export type ThreadEvent = EventsOf<typeof threadEvents>;
export type ThreadBegun = Extract<ThreadEvent, { type: 'ThreadBegun' }>['data'];
