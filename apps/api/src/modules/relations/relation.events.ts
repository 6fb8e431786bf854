import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';

const follow = z.object({ follower_id: memberId, followed_id: memberId });

/**
 * The blocked member is not a data subject of the event, so the block does not appear in their data export
 * (docs/adr/0044).
 */
const block = z.object({ blocker_id: memberId, blocked_id: z.int() });

export const relationEvents = {
  MemberFollowed: follow,
  MemberUnfollowed: follow,
  MemberBlocked: block,
  MemberUnblocked: block,
};

export type RelationEvent = EventsOf<typeof relationEvents>;
