import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';
import { attachment } from '../attachments/attachment.events.ts';
import { rules_version } from '../posts/content.events.ts';

const place = { comment_id: z.int(), topic_id: z.int(), board_id: z.int() };
const attachments = z.array(attachment);
/** The comment that a reply hangs under; null for a comment itself. */
const in_reply_to = z.int().nullable();

export const commentEvents = {
  CommentPosted: z.object({
    ...place,
    author_id: memberId,
    /** Whose topic it is: who may want to know. */
    topic_author_id: memberId,
    in_reply_to: in_reply_to.optional(),
    /** Of a reply, whose comment it answers. */
    parent_author_id: memberId.optional(),
    /** Sanitised HTML. */
    content: z.string(),
    excerpt: z.string(),
    rules_version,
    attachments: attachments.optional(),
  }),
  /** `attachments`: where they change. */
  CommentEdited: z.object({
    ...place,
    content: z.string(),
    excerpt: z.string(),
    rules_version,
    attachments: attachments.optional(),
  }),
  CommentDeleted: z.object({ ...place, in_reply_to }),
  CommentRestored: z.object({ ...place, in_reply_to }),
};

export type CommentEvent = EventsOf<typeof commentEvents>;
export type CommentPosted = Extract<CommentEvent, { type: 'CommentPosted' }>;

/** The events that bring a text: a comment's revisions. */
export const TEXTS_OF_COMMENTS: readonly CommentEvent['type'][] = ['CommentPosted', 'CommentEdited'];
