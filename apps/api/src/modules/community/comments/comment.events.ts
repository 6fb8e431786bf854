import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';
import { attachment } from '../attachments/attachment.events.ts';
import { rules_version } from '../posts/content.events.ts';

const place = { comment_id: z.int(), topic_id: z.int(), board_id: z.int() };
const attachments = z.array(attachment);
/** The parent comment of a reply, or null for a top-level comment. */
const in_reply_to = z.int().nullable();

export const commentEvents = {
  CommentPosted: z.object({
    ...place,
    author_id: memberId,
    /** The author of the topic, who may get a notification. */
    topic_author_id: memberId,
    in_reply_to: in_reply_to.optional(),
    /** The author of the parent comment. Only on replies. */
    parent_author_id: memberId.optional(),
    /** Sanitised HTML. */
    content: z.string(),
    excerpt: z.string(),
    rules_version,
    attachments: attachments.optional(),
  }),
  /** `attachments` is present only if the files change. */
  CommentEdited: z.object({
    ...place,
    content: z.string(),
    excerpt: z.string(),
    rules_version,
    attachments: attachments.optional(),
  }),
  /** As for topics (`TopicDeleted`). */
  CommentDeleted: z.object({
    ...place,
    in_reply_to,
    hidden: z.literal(true).optional(),
    decision_id: z.int().optional(),
  }),
  CommentRestored: z.object({ ...place, in_reply_to }),
};

export type CommentEvent = EventsOf<typeof commentEvents>;
export type CommentPosted = Extract<CommentEvent, { type: 'CommentPosted' }>;

/** The events that carry a text. They form the revisions of a comment. */
export const TEXTS_OF_COMMENTS: readonly CommentEvent['type'][] = ['CommentPosted', 'CommentEdited'];
