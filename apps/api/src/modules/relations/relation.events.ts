import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';

const follow = z.object({ follower_id: memberId, followed_id: memberId });

/**
 * Whoever is blocked is not named as somebody whom it is about: they do not find it in what they take along
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
