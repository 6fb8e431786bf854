import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { exact, pageSize, queryWords, when } from '../base/query-words.ts';
import { acknowledged, data, id, listOf, moment, page } from '../base/shared.ts';
import { memberCard } from '../identity/identity.ts';
import { REASON_LENGTH } from '../limits.ts';
import { REPORT_REASON_LENGTH } from './limits.ts';

const params = z.object({ id });

/** What members report. */
export const reportedKind = z.enum(['topic', 'comment', 'member', 'group', 'event']);
export type ReportedKind = z.infer<typeof reportedKind>;
/** What the review queue has: reported things, posts that wait for a review, and appeals against decisions. */
export const reviewedKind = z.enum([...reportedKind.options, 'held', 'appeal']);
export type ReviewedKind = z.infer<typeof reviewedKind>;
/** Why a post waits: it is among the first ones of its author, or it has words that administrators hold. */
export const holdCause = z.enum(['first_posts', 'words']);
/** A reason of the list that administrators edit (`report_reasons`), or one that was in it. */
export const reportReason = z.string().trim().min(1).max(REPORT_REASON_LENGTH);
export const reviewState = z.enum(['open', 'decided']);
/**
 * `kept`: nothing changes; a held post is published. `removed`: the post is deleted, the event cancelled, the group
 * closed, or the held post rejected.
 * `warned`, `silenced`, `suspended`: so is the member, or the author of a post. The post is deleted as well.
 * `granted`: an appeal undoes its decision. `kept` lets the decision stand.
 */
export const reviewDecision = z.enum(['kept', 'removed', 'suspended', 'warned', 'silenced', 'granted']);
export type ReviewDecision = z.infer<typeof reviewDecision>;

/** Something that members reported. All reports of one thing form one item. */
export const reviewItem = z.object({
  id,
  kind: reviewedKind,
  /** The id of what was reported, or of the held post. */
  thing_id: id,
  state: reviewState,
  /** The last decision. Null before the first one, and while new reports wait. */
  decision: reviewDecision.nullable(),
  decided_by: memberCard.nullable(),
  decided_at: moment.nullable(),
  /** The time of the first report since the last decision. */
  opened_at: moment,
  /** The number of open reports, or of all reports if none is open. The reasons are theirs. */
  report_count: z.int(),
  reasons: z.array(reportReason),
  /** The author of a post, the founder of a group or an event, or the member. */
  user: memberCard,
  /** The title of the topic or the event, or the name of the group or the member. */
  title: z.string(),
  excerpt: z.string(),
  /** Its path in the member app. */
  path: z.string(),
  /** The board of a post. */
  board: z.object({ id, name: z.string() }).nullable(),
  /** Why a held post waits. Null for reported things. */
  cause: holdCause.nullable(),
  /** Whether enough members reported it, so that it is hidden until the decision. */
  hidden: z.boolean(),
  /** Whether it is gone: a deleted post, a closed group, a cancelled event, or a suspended member. */
  deleted: z.boolean(),
});
export type ReviewItem = z.infer<typeof reviewItem>;

export const wholeReviewItem = reviewItem.extend({
  content: z.string(),
  /** The decisions that the viewer may take. */
  decisions: z.array(reviewDecision),
  /** All reports, newest first. Those from before the last decision are not open. */
  reports: z.array(
    z.object({
      reporter: memberCard,
      reason: reportReason,
      text: z.string(),
      created_at: moment,
      open: z.boolean(),
    }),
  ),
  /** The same member: earlier decisions about other things of theirs, their account, and how many notes staff made. */
  author_record: z.object({
    kept: z.int(),
    removed: z.int(),
    suspended: z.int(),
    warned: z.int(),
    silenced: z.int(),
    registered_at: moment.nullable(),
    posts: z.int(),
    notes: z.int(),
  }),
});
export type WholeReviewItem = z.infer<typeof wholeReviewItem>;

/** What staff see of a reported thing itself. */
export type ReviewedThing = Pick<WholeReviewItem, 'title' | 'excerpt' | 'content' | 'path' | 'board' | 'deleted'> & {
  cause?: ReviewItem['cause'];
};

export const createReport = operation({
  method: 'POST',
  path: '/api/v4/reports',
  summary:
    'Reports a post, a member, a group or an event to moderators. A second report by the same member changes nothing',
  permission: 'member',
  body: z.object({
    kind: reportedKind,
    id,
    reason: reportReason,
    text: z.string().trim().max(REASON_LENGTH).default(''),
  }),
  output: acknowledged,
  status: 201,
  errors: [403, 404, 422],
});

export const listReviewItems = operation({
  method: 'GET',
  path: '/api/v4/admin/review-items',
  summary: 'Reported things and held posts: open ones from the longest waiting, decided ones from the latest',
  permission: 'moderator',
  query: z.object({
    page,
    size: pageSize(20, 100),
    ...queryWords({ fields: { state: exact(reviewState), kind: exact(reviewedKind), opened_at: when } }),
  }),
  output: listOf(reviewItem),
});

export const showReviewItem = operation({
  method: 'GET',
  path: '/api/v4/admin/review-items/{id}',
  summary: 'One reported thing or held post, with its text and its reports',
  permission: 'moderator',
  params,
  output: data(wholeReviewItem),
  errors: [404],
});

export const decideReviewItem = operation({
  method: 'PUT',
  path: '/api/v4/admin/review-items/{id}',
  summary: 'Decides on the reports of one thing, or on a held post',
  permission: 'moderator',
  params,
  body: z.object({
    decision: reviewDecision,
    /** The end of a suspension, or of a silence, which has one. Null: it has no end. */
    until: moment.nullable().default(null),
    /** The rule that was broken. The author reads it with the reason, unless the post is kept. */
    rule: reportReason.nullable().default(null),
    reason: z.string().trim().min(1, 'Please give a reason').max(REASON_LENGTH),
  }),
  output: data(wholeReviewItem),
  errors: [403, 404, 409, 422],
});

/** A post of one's own that waits for a review, or was rejected. */
export const heldPost = z.object({
  id,
  kind: z.enum(['topic', 'comment']),
  /** Empty for a comment. */
  title: z.string(),
  content: z.string(),
  board_id: id,
  topic_id: id.nullable(),
  created_at: moment,
  /** `waiting` until a moderator decides. `hidden`: it was published, and members reported it. */
  state: z.enum(['waiting', 'rejected', 'hidden']),
  /** The moderator's reason for a rejection. */
  reason: z.string().nullable(),
});
export type HeldPost = z.infer<typeof heldPost>;

export const listHeldPosts = operation({
  method: 'GET',
  path: '/api/v4/held-posts',
  summary: 'One’s own posts that wait for a review, are hidden by reports, or were rejected, newest first',
  permission: 'member',
  output: data(z.array(heldPost)),
});

/** What an entry of the filter would have matched in the last 30 days, among the latest posts. */
export const wordMatches = z.object({
  entry: z.string(),
  count: z.int(),
  examples: z.array(z.object({ title: z.string(), excerpt: z.string(), path: z.string() })),
});
export type WordMatches = z.infer<typeof wordMatches>;

export const listWordMatches = operation({
  method: 'GET',
  path: '/api/v4/admin/word-matches',
  summary: 'What words and hosts would have matched in the last 30 days: at most 50 entries, one a line',
  permission: 'admin',
  query: z.object({ entries: z.string().max(4000).default('') }),
  output: data(z.array(wordMatches)),
});
