import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';
import { attachment } from '../attachments/attachment.events.ts';
import { rules_version } from '../posts/content.events.ts';

const ticketStatus = z.enum(['open', 'hold', 'closed']);
const place = { topic_id: z.int(), board_id: z.int() };
/** Older events lack the author of the comment. */
const answer = z.object({ ...place, comment_id: z.int(), answer_author_id: memberId.optional() });
const moment = z.iso.datetime();
const tags = z.array(z.string());
/** Files and video. In an edit, present only if they change. */
const media = {
  attachments: z.array(attachment).optional(),
  video_url: z.string().optional(),
  video_id: z.string().nullable().optional(),
};

export const topicEvents = {
  TopicPosted: z.object({
    ...place,
    post_id: z.int(),
    author_id: memberId,
    title: z.string(),
    slug: z.string(),
    /** Sanitised HTML. */
    content: z.string(),
    excerpt: z.string(),
    rules_version,
    post_type: z.enum(['text', 'image', 'video', 'poll', 'introduce', 'birthday']),
    ...media,
    /** Absent for topics without tags, and from before there were any. */
    tags: tags.optional(),
    /** The poll of the topic, created in the same transaction. */
    quiz_id: z.int().optional(),
    sticky: z.boolean().optional(),
    /** The release date, if the topic does not appear immediately. */
    release_at: moment.optional(),
    /** The release date is in the future. Until a `TopicReleased`, only its author and administrators see the topic. */
    scheduled: z.boolean().optional(),
    /** An introduction that is offered to its author. Only they see it until `TopicIntroduced`. */
    invisible: z.boolean().optional(),
    /** For birthdays: the year of the post. Each year has one. */
    birthday_year: z.int().optional(),
    /** Posted on a helpdesk board. It starts open, and stays a ticket wherever it moves. */
    ticket: z.boolean().optional(),
  }),
  /** The member publishes the offered introduction. Its topic starts with this event. */
  TopicIntroduced: z.object({
    ...place,
    post_id: z.int(),
    author_id: memberId,
    title: z.string(),
    slug: z.string(),
    content: z.string(),
    excerpt: z.string(),
    rules_version,
  }),
  /** The member declines the introduction for good. */
  IntroductionDismissed: z.object({ ...place, author_id: memberId }),
  /** `excerpt` is null if the content does not change. */
  TopicEdited: z.object({
    ...place,
    title: z.string(),
    content: z.string(),
    excerpt: z.string().nullable(),
    rules_version,
    ...media,
  }),
  /** All tags from now on: by an edit, or because staff renamed or removed a tag. `author_id` is that of the topic. */
  TopicTagged: z.object({ ...place, author_id: memberId, tags }),
  TopicDetailsChanged: z.object({
    ...place,
    /** The author of the topic, because the slug derives from their title. */
    author_id: memberId,
    slug: z.string(),
    /** The previous slug, if it has changed. It still leads to the topic. */
    former_slug: z.string().nullable(),
    meta_title: z.string().nullable(),
    meta_description: z.string().nullable(),
  }),
  /** `scheduled`: the topic waits for a `TopicReleased`. `withdrawn`: it was published until now. */
  TopicRescheduled: z.object({
    ...place,
    release_at: moment,
    scheduled: z.boolean().optional(),
    withdrawn: z.boolean().optional(),
  }),
  /** `actor_id` is the member who scheduled it. */
  TopicReleased: z.object({ ...place, author_id: memberId }),
  /** `board_id` is the new board. */
  TopicMoved: z.object({ ...place, from_board_id: z.int() }),
  TopicPinned: z.object(place),
  TopicUnpinned: z.object(place),
  TopicClosed: z.object(place),
  TopicReopened: z.object(place),
  AnswerAccepted: answer,
  AnswerWithdrawn: answer,
  TicketStatusChanged: z.object({ ...place, ticket_status: ticketStatus }),
  /**
   * `hidden`: by no one, until a moderator decides on its reports. `decision_id`: the author reads that decision instead of
   * a notification of the removal.
   */
  TopicDeleted: z.object({ ...place, hidden: z.literal(true).optional(), decision_id: z.int().optional() }),
  /** `scheduled`: the topic waits for its date, or the date has passed while it was deleted. */
  TopicRestored: z.object({ ...place, scheduled: z.boolean().optional(), release_at: moment.optional() }),
};

export type TopicEvent = EventsOf<typeof topicEvents>;
export type TopicPosted = Extract<TopicEvent, { type: 'TopicPosted' }>;
