import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { exact, pageSize, queryWords, when } from '../base/query-words.ts';
import { acknowledged, data, id, listOf, moment, page } from '../base/shared.ts';
import { memberCard } from '../identity/identity.ts';
import { REASON_LENGTH } from '../limits.ts';
import { REPORT_REASONS } from './limits.ts';

export type { ReportReason } from './limits.ts';

const params = z.object({ id });

export const reportedKind = z.enum(['topic', 'comment']);
export type ReportedKind = z.infer<typeof reportedKind>;
export const reportReason = z.enum(REPORT_REASONS);
export const reviewState = z.enum(['open', 'decided']);
export const reviewDecision = z.enum(['kept', 'removed']);
export type ReviewDecision = z.infer<typeof reviewDecision>;

/** A topic or a comment that members reported. All reports of one thing form one item. */
export const reviewItem = z.object({
  id,
  kind: reportedKind,
  /** The id of the topic or the comment. */
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
  /** The author of the topic or the comment. */
  user: memberCard,
  /** The title of the topic. */
  title: z.string(),
  excerpt: z.string(),
  /** The path of the topic or the comment in the member app. */
  path: z.string(),
  board: z.object({ id, name: z.string() }),
  /** Whether the topic or the comment is deleted. */
  deleted: z.boolean(),
});
export type ReviewItem = z.infer<typeof reviewItem>;

export const wholeReviewItem = reviewItem.extend({
  content: z.string(),
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
  /** Earlier decisions about other posts of the author. */
  author_record: z.object({ kept: z.int(), removed: z.int() }),
});
export type WholeReviewItem = z.infer<typeof wholeReviewItem>;

export const createReport = operation({
  method: 'POST',
  path: '/api/v4/reports',
  summary: 'Reports a topic or a comment to moderators. A second report by the same member changes nothing',
  permission: 'member',
  body: z.object({
    kind: reportedKind,
    id,
    reason: reportReason,
    text: z.string().trim().max(REASON_LENGTH).default(''),
  }),
  output: acknowledged,
  status: 201,
  errors: [403, 404],
});

export const listReviewItems = operation({
  method: 'GET',
  path: '/api/v4/admin/review-items',
  summary: 'Reported topics and comments: open ones from the longest waiting, decided ones from the latest',
  permission: 'moderator',
  query: z.object({
    page,
    size: pageSize(20, 100),
    ...queryWords({ fields: { state: exact(reviewState), kind: exact(reportedKind), opened_at: when } }),
  }),
  output: listOf(reviewItem),
});

export const showReviewItem = operation({
  method: 'GET',
  path: '/api/v4/admin/review-items/{id}',
  summary: 'One reported topic or comment, with its text and its reports',
  permission: 'moderator',
  params,
  output: data(wholeReviewItem),
  errors: [404],
});

export const decideReviewItem = operation({
  method: 'PUT',
  path: '/api/v4/admin/review-items/{id}',
  summary: 'Decides on the reports of a topic or a comment: it is removed, or it stays',
  permission: 'moderator',
  params,
  body: z.object({
    decision: reviewDecision,
    reason: z.string().trim().min(1, 'Please give a reason').max(REASON_LENGTH),
  }),
  output: data(wholeReviewItem),
  errors: [403, 404, 409],
});
