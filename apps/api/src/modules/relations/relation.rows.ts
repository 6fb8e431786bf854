import { inlineProjection } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { RelationEvent } from './relation.events.ts';

const isBlocked = (follower: number, followed: number): Sql => sql`exists (
  select 1 from relations.block where blocker_id = ${followed} and blocked_id = ${follower})`;

/**
 * The read model of follows and blocks. If the followed member blocks the follower, only the follower sees the follow.
 * It does not `reach` the other, even after the block ends.
 */
export const relationRows = inlineProjection<RelationEvent>({
  name: 'relations',
  tables: ['relations.follow', 'relations.block'],
  handles: {
    MemberFollowed: ({ data: { follower_id, followed_id }, occurredAt }) => sql`
      insert into relations.follow (follower_id, followed_id, followed_at, reaches)
      values (${follower_id}, ${followed_id}, ${occurredAt}, not ${isBlocked(follower_id, followed_id)})`,
    MemberUnfollowed: ({ data }) => sql`
      delete from relations.follow where follower_id = ${data.follower_id} and followed_id = ${data.followed_id}`,
    MemberBlocked: ({ data: { blocker_id, blocked_id }, occurredAt }) => [
      sql`insert into relations.block (blocker_id, blocked_id, blocked_at)
          values (${blocker_id}, ${blocked_id}, ${occurredAt})`,
      sql`update relations.follow set reaches = false where follower_id = ${blocked_id} and followed_id = ${blocker_id}`,
    ],
    MemberUnblocked: ({ data }) => sql`
      delete from relations.block where blocker_id = ${data.blocker_id} and blocked_id = ${data.blocked_id}`,
  },
});
