import { type Decider, Refusal } from '@lyceum/kernel';
import type { RelationEvent } from './relation.events.ts';
import { relationsText } from './relations.texts.ts';

/** For a pair of members: those who follow the other, and those who have blocked the other. */
export interface RelationState {
  follows: readonly number[];
  blocks: readonly number[];
}

export interface RelationCommand {
  kind: 'follow' | 'unfollow' | 'block' | 'unblock';
  /** The acting member and the other one. */
  by: number;
  to: number;
  /** The other member is staff. Members cannot block staff. */
  isStaff: boolean;
}

/** One stream for both directions of a pair of members, so that a block also ends a follow in one decision. */
export const relationStream = (one: number, other: number): string =>
  `relation-${Math.min(one, other)}-${Math.max(one, other)}`;

/**
 * Decides about a pair of members. A blocked member gets no refusal and no notice. Their follow just has no effect
 * (`followRows`). They therefore cannot detect the block by an answer or a repeated request.
 */
export const relationDecider: Decider<RelationState, RelationCommand, RelationEvent> = {
  initial: () => ({ follows: [], blocks: [] }),

  decide({ kind, by, to, isStaff }, { follows, blocks }) {
    if (by === to) throw new Refusal('conflict', relationsText('self'));
    const [isFollowing, isBlocking] = [follows.includes(by), blocks.includes(by)];
    const follow = { follower_id: by, followed_id: to };
    const block = { blocker_id: by, blocked_id: to };
    switch (kind) {
      case 'follow':
        if (isBlocking) throw new Refusal('conflict', relationsText('blocked'));
        return isFollowing ? [] : [{ type: 'MemberFollowed', data: follow }];
      case 'unfollow':
        return isFollowing ? [{ type: 'MemberUnfollowed', data: follow }] : [];
      case 'block':
        if (isBlocking) return [];
        if (isStaff) throw new Refusal('conflict', relationsText('staff'));
        return [
          ...(isFollowing ? [{ type: 'MemberUnfollowed', data: follow } as const] : []),
          { type: 'MemberBlocked', data: block },
        ];
      case 'unblock':
        return isBlocking ? [{ type: 'MemberUnblocked', data: block }] : [];
    }
  },

  evolve({ follows, blocks }, { type, data }) {
    switch (type) {
      case 'MemberFollowed':
        return { follows: [...follows, data.follower_id], blocks };
      case 'MemberUnfollowed':
        return { follows: follows.filter((id) => id !== data.follower_id), blocks };
      case 'MemberBlocked':
        return { follows, blocks: [...blocks, data.blocker_id] };
      case 'MemberUnblocked':
        return { follows, blocks: blocks.filter((id) => id !== data.blocker_id) };
    }
  },
};
