import { type Decider, Refusal } from '@lyceum/kernel';
import type { RelationEvent } from './relation.events.ts';
import { relationsText } from './relations.texts.ts';

/** Who of the two follows the other, and who has blocked them. */
export interface RelationState {
  follows: readonly number[];
  blocks: readonly number[];
}

export interface RelationCommand {
  kind: 'follow' | 'unfollow' | 'block' | 'unblock';
  /** Who does it to whom. */
  by: number;
  to: number;
  /** Whoever keeps order is heard by everybody. */
  isStaff: boolean;
}

/** One stream for both directions of two members, so that what a block ends is decided together with it. */
export const relationStream = (one: number, other: number): string =>
  `relation-${Math.min(one, other)}-${Math.max(one, other)}`;

/**
 * Whoever is blocked is refused nothing, and told nothing: what they follow just leads to nothing (`followRows`). So they
 * learn of it neither by an answer nor by asking twice.
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
