import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';

const like = z.object({
  post_id: z.int(),
  member_id: memberId,
  /** The author of the post. Absent in older events. */
  post_author_id: memberId.optional(),
  topic_id: z.int(),
  board_id: z.int(),
  /** Null for the opening post of a topic. */
  comment_id: z.int().nullable(),
});

export const likeEvents = { PostLiked: like, PostUnliked: like };

export type LikeEvent = EventsOf<typeof likeEvents>;
