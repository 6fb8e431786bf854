import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';

const like = z.object({
  post_id: z.int(),
  member_id: memberId,
  /** Whose post it is; not told by older events. */
  post_author_id: memberId.optional(),
  topic_id: z.int(),
  board_id: z.int(),
  /** Null where the post is the topic's opening post. */
  comment_id: z.int().nullable(),
});

export const likeEvents = { PostLiked: like, PostUnliked: like };

export type LikeEvent = EventsOf<typeof likeEvents>;
