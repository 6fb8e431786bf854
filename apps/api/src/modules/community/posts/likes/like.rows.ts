import { inlineProjection } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { LikeEvent } from './like.events.ts';

export const likeRows = inlineProjection<LikeEvent>({
  name: 'community.post_like',
  tables: ['community.post_like'],
  handles: {
    PostLiked: ({ data, occurredAt }) => sql`
      insert into community.post_like (post_id, member_id, liked_at)
      values (${data.post_id}, ${data.member_id}, ${occurredAt})`,
    PostUnliked: ({ data }) => sql`
      delete from community.post_like where post_id = ${data.post_id} and member_id = ${data.member_id}`,
  },
});
