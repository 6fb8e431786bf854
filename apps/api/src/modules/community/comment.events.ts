import type { EventsOf } from '@lyceum/kernel';
import { z } from 'zod';

export const commentEvents = {
  CommentPosted: z.object({
    comment_id: z.int(),
    topic_id: z.int(),
    board_id: z.int(),
    author_id: z.int(),
    /** Whose topic it is: who may want to know. */
    topic_author_id: z.int(),
    /** Sanitised HTML. */
    content: z.string(),
    excerpt: z.string(),
  }),
};

export type CommentEvent = EventsOf<typeof commentEvents>;
