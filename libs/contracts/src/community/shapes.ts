import { z } from 'zod';
import { memberCard } from '../identity/identity.ts';
import { attachment } from '../media.ts';
import { acknowledged, data, id, moment } from '../base/shared.ts';
import { TICKET_STATUSES } from './tickets.ts';
import { COMMUNITY_LIMITS } from '../limits.ts';

export { COMMUNITY_LIMITS };

export const postType = z.enum(['text', 'image', 'video', 'poll', 'introduce', 'birthday']);
/** `non_active`: scheduled and not yet published. Only its author and administrators see it. */
export const topicStatus = z.enum(['non_active', 'invisible', 'open', 'closed']);
export type TopicStatus = z.infer<typeof topicStatus>;
/** The status of a ticket, in addition to the topic's status. A closed ticket still accepts comments (decisions 5). */
export const ticketStatus = z.enum(TICKET_STATUSES);
export const topicPermission = z.enum([
  'READ',
  'EDIT',
  'EDIT_CHANNEL',
  'DELETE',
  'CLOSE',
  'MAKE_STICKY',
  'VIEW_CHALLENGE',
]);
export type TopicPermission = z.infer<typeof topicPermission>;
export const commentPermission = z.enum(['READ', 'REPLY', 'EDIT', 'DELETE', 'ACCEPT_ANSWER']);
export type CommentPermission = z.infer<typeof commentPermission>;
export const boardPermission = z.enum(['READ', 'WRITE']);
export type BoardPermission = z.infer<typeof boardPermission>;

/** The lowest role with a right on a board. `guest` means everyone. */
export const boardAudience = z.enum(['guest', 'member', 'moderator', 'admin']);
export type BoardAudience = z.infer<typeof boardAudience>;
export const boardType = z.enum(['default', 'moodboard', 'helpdesk']);
/** `user`: created by a module for another purpose and not part of the default navigation. */
export const boardSource = z.enum(['system', 'user']);

/**
 * A member's own choice about a board. `watching`: notifications of each new topic. `following`: its topics are in the
 * Following feed. `muted`: its topics are neither at home nor counted as unread.
 */
export const watching = z.enum(['watching', 'following', 'normal', 'muted']);
export type Watching = z.infer<typeof watching>;

/** The group of a board or topic (part 1 §3, Group (reference)). */
export const groupReference = z.object({ id, slug: z.string(), name: z.string(), image: z.string().nullable() });
export type GroupReference = z.infer<typeof groupReference>;
/** The event of a topic (part 1 §3, Topic). */
export const eventReference = z.object({ id, slug: z.string(), title: z.string(), start_date: z.string() });
export type EventReference = z.infer<typeof eventReference>;

/** Part 1 §3, Board (channel). */
export const board = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  color: z.string(),
  icon: z.string(),
  type: boardType,
  template: z.enum(['default', 'moodboard']),
  source: boardSource,
  subgroup_id: id.nullable(),
  index: z.int(),
  homepage: z.boolean(),
  salespage: z.string().nullable(),
  /** Whether its lock names the levels that open it. */
  show_level: z.boolean(),
  /** The address of the board's picture. Each request checks that the viewer may know of the board. */
  image: z.string().nullable(),
  permissions: z.array(boardPermission),
  topics_count: z.int(),
  /** Guests may read it, so its real-time channel is public. */
  public: z.boolean(),
  /** The group or event that owns the board. */
  group: groupReference.nullable(),
  event: eventReference.nullable(),
});
export type Board = z.infer<typeof board>;

/** Badges that a member summary omits if they are empty, because a feed page contains sixty members. */
const beside = { level: true, streak: true, streak_until: true, active_trophy: true } as const;

/** The author of a shortened comment: the fields for name and picture. */
export const memberBrief = memberCard
  .pick({ id: true, username: true, name: true, avatar: true, isAdmin: true, isModerator: true, ...beside })
  .partial(beside);

/** Part 1 §3, `liked_by`. */
export const liker = memberBrief.extend({ liked_at: moment });

/** Part 1 §3, Reply: a comment one level down. Fields of missing modules have neutral values. */
export const reply = z.object({
  id,
  topic_id: id,
  in_reply_to: id.nullable(),
  content: z.string(),
  excerpt: z.string(),
  created_at: moment,
  updated_at: moment,
  /** Counts edits. An edit sends it back as a precondition, so that it does not overwrite another edit. */
  version: z.int(),
  permissions: z.array(commentPermission),
  accepted_answer: z.boolean(),
  attachments: z.array(attachment),
  likes_count: z.int(),
  liked_by_me: z.boolean(),
  /** The newest likes, in lists with `with=liked_by`. `GET /api/v4/posts/{id}/likes` returns all. */
  liked_by: z.array(liker).optional(),
  user: memberCard,
  highlighted: z.boolean(),
});
export type Reply = z.infer<typeof reply>;

/** Part 1 §3, Comment, with its first replies. */
export const comment = reply.extend({ replies_count: z.int(), replies: z.array(reply) });
export type Comment = z.infer<typeof comment>;

/** A shortened comment below a card of the feed. */
export const commentPreview = z.object({ id, excerpt: z.string(), created_at: moment, user: memberBrief });

/** Part 1 §3, Topic. `content` is null in feeds, where cards show the excerpt. */
export const topic = z.object({
  id,
  post_id: id,
  title: z.string(),
  content: z.string().nullable(),
  excerpt: z.string(),
  slug: z.string(),
  post_type: postType,
  status: topicStatus,
  closed: z.boolean(),
  sticky: z.boolean(),
  unread: z.boolean(),
  favorited: z.boolean(),
  notifications: z.boolean(),
  answered: z.boolean(),
  release_date: moment,
  created_at: moment,
  updated_at: moment,
  /** An embed address of YouTube, or a link (part 1 §5). */
  video_url: z.string().nullable(),
  video_id: z.string().nullable(),
  attachments: z.array(attachment),
  board_id: id,
  board_type: boardType,
  board_name: z.string(),
  board_slug: z.string(),
  board_color: z.string(),
  board_public: z.boolean(),
  permissions: z.array(topicPermission),
  /** Null for topics that are not tickets. */
  ticket_status: ticketStatus.nullable(),
  group: groupReference.nullable(),
  event: eventReference.nullable(),
  challenge: z.null(),
  /** Missing on a card in a list if there are none. */
  tags: z.array(z.string()).optional(),
  /** The poll's id. */
  quiz_id: id.nullable(),
  user_id: id,
  named_user: z.string(),
  named_user_avatar: z.string(),
  user: memberCard,
  /** Minimal, because a feed page contains twenty cards. */
  last_commenter: memberCard.pick({ id: true, name: true }).nullable(),
  comments_count: z.int(),
  likes_count: z.int(),
  views: z.int(),
  /** When it was posted, or last commented. */
  active_at: moment,
  liked_by_me: z.boolean(),
  /** Only for a single topic, omitted from cards. */
  meta_title: z.string().nullable().optional(),
  meta_description: z.string().nullable().optional(),
  /** Counts edits, as for comments. */
  version: z.int(),
  posts: z.array(commentPreview),
});
export type Topic = z.infer<typeof topic>;

/**
 * A topic that the viewer may not read: its title, the beginning of its text and its board (decisions 31).
 * Only if the community's settings allow it.
 */
export const topicPreview = z.strictObject({
  id,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string().max(COMMUNITY_LIMITS.excerpt),
  board_id: id,
  permissions: z.tuple([]),
});
export type TopicPreview = z.infer<typeof topicPreview>;

/** A former version of a topic or comment. */
export const revision = z.object({
  version: z.int(),
  title: z.string().nullable(),
  content: z.string(),
  edited_at: moment,
  user: memberBrief.nullable(),
});
export type Revision = z.infer<typeof revision>;

/** The new post, or only a message if it waits for a review by a moderator. */
export const orHeld = <T extends z.ZodType>(post: T) => z.union([data(post), acknowledged]);
