import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';
import { attachment } from '../attachments/attachment.events.ts';
import { rules_version } from '../posts/content.events.ts';

const ticketStatus = z.enum(['open', 'hold', 'closed']);
const place = { topic_id: z.int(), board_id: z.int() };
/** Whose comment it is, older events do not tell. */
const answer = z.object({ ...place, comment_id: z.int(), answer_author_id: memberId.optional() });
const moment = z.iso.datetime();
/** Files and video: of an edit, where they change. */
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
    /** Its poll, created in the same moment. */
    quiz_id: z.int().optional(),
    sticky: z.boolean().optional(),
    /** When it comes out, where that is not at once. */
    release_at: moment.optional(),
    /** That lies ahead: until a `TopicReleased` it is there for its author and administrators alone. */
    scheduled: z.boolean().optional(),
    /** An introduction that is offered to its author, and there for nobody else until `TopicIntroduced`. */
    invisible: z.boolean().optional(),
    /** Of a birthday: in which year it is told, once. */
    birthday_year: z.int().optional(),
    /** On a helpdesk board: it begins open, and stays a ticket wherever it is moved. */
    ticket: z.boolean().optional(),
  }),
  /** The introduction that was offered is given: with it, its topic begins. */
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
  /** Its member does not want to be asked again. */
  IntroductionDismissed: z.object({ ...place, author_id: memberId }),
  /** `excerpt` is null where only the title has changed. */
  TopicEdited: z.object({
    ...place,
    title: z.string(),
    content: z.string(),
    excerpt: z.string().nullable(),
    rules_version,
    ...media,
  }),
  TopicDetailsChanged: z.object({
    ...place,
    /** Of the topic, from whose title the address was made. */
    author_id: memberId,
    slug: z.string(),
    /** The address before this one, where it has changed: it goes on leading to the topic. */
    former_slug: z.string().nullable(),
    meta_title: z.string().nullable(),
    meta_description: z.string().nullable(),
  }),
  /** `scheduled`: it waits, or goes on waiting, for a `TopicReleased`. `withdrawn`: it was out until now. */
  TopicRescheduled: z.object({
    ...place,
    release_at: moment,
    scheduled: z.boolean().optional(),
    withdrawn: z.boolean().optional(),
  }),
  /** `actor_id` is whoever had scheduled it. */
  TopicReleased: z.object({ ...place, author_id: memberId }),
  /** `board_id` is where it now stands. */
  TopicMoved: z.object({ ...place, from_board_id: z.int() }),
  TopicPinned: z.object(place),
  TopicUnpinned: z.object(place),
  TopicClosed: z.object(place),
  TopicReopened: z.object(place),
  AnswerAccepted: answer,
  AnswerWithdrawn: answer,
  TicketStatusChanged: z.object({ ...place, ticket_status: ticketStatus }),
  TopicDeleted: z.object(place),
  /** `scheduled`: it waits for its moment, or did while that passed. */
  TopicRestored: z.object({ ...place, scheduled: z.boolean().optional(), release_at: moment.optional() }),
};

export type TopicEvent = EventsOf<typeof topicEvents>;
export type TopicPosted = Extract<TopicEvent, { type: 'TopicPosted' }>;
