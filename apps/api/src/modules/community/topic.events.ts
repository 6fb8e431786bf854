import type { EventsOf } from '@lyceum/kernel';
import { z } from 'zod';

const place = { topic_id: z.int(), board_id: z.int() };

export const topicEvents = {
  TopicPosted: z.object({
    ...place,
    post_id: z.int(),
    author_id: z.int(),
    title: z.string(),
    slug: z.string(),
    /** Sanitised HTML. */
    content: z.string(),
    excerpt: z.string(),
    post_type: z.literal('text'),
  }),
  TopicClosed: z.object(place),
  TopicReopened: z.object(place),
};

export type TopicEvent = EventsOf<typeof topicEvents>;
