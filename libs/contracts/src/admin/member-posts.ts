import { z } from 'zod';
import { memberCard } from '../identity/identity.ts';
import { REASON_LENGTH } from '../limits.ts';
import { operation } from '../base/operation.ts';
import { data, id, moment, storedMoment } from '../base/shared.ts';

/** How far back a deletion of everything that a member wrote reaches. */
export const POST_PERIODS = ['day', 'week', 'all'] as const;
const period = z.enum(POST_PERIODS);
export type DeletedPeriod = z.infer<typeof period>;

const postCounts = z.object({ topics: z.int(), comments: z.int() });

/** Posts that were deleted together. All have the same time and the same actor, which identify the batch. */
const deletedBatch = postCounts.extend({ deleted_at: moment, deleted_by: memberCard });

export const memberPosts = z.object({
  /** What a deletion would delete now, by period. */
  periods: z.record(period, postCounts),
  /** The latest deletions of several posts at once, newest first. */
  batches: z.array(deletedBatch),
});
export type MemberPosts = z.infer<typeof memberPosts>;

/** One page of a batch: how many posts changed, and which failed. Call again with `next`, until that is null. */
const batchPage = postCounts.extend({
  batch: moment,
  failed: z.array(
    z.object({
      kind: z.enum(['topic', 'comment']),
      id,
      title: z.string(),
      why: z.enum(['missing', 'forbidden', 'conflict', 'invalid']),
    }),
  ),
  /** The last post of this page, or null after the last page. */
  next: id.nullable(),
});
export type BatchPage = z.infer<typeof batchPage>;

const params = z.object({ id });
const givenReason = z.string().trim().min(1, 'Please give a reason').max(REASON_LENGTH);

export const adminMemberPosts = operation({
  method: 'GET',
  path: '/api/v4/admin/members/{id}/posts',
  summary: 'How many topics and comments of a member can be deleted, and which were deleted together',
  permission: 'moderator',
  params,
  output: data(memberPosts),
  errors: [404],
});

export const deleteMemberPosts = operation({
  method: 'POST',
  path: '/api/v4/admin/members/{id}/posts/delete',
  summary:
    'Deletes what a member wrote in a period, newest first, page by page; a repeated page changes nothing. Continue with the `batch` and `next` of the answer',
  permission: 'moderator',
  params,
  body: z.object({
    period,
    reason: givenReason,
    /** The `batch` of a page that deleted something within the last hour. Without it, a new batch starts. */
    batch: storedMoment.optional(),
    /** The `next` of the page before. */
    next: id.optional(),
  }),
  output: data(batchPage),
  errors: [403, 404],
});

export const restoreMemberPosts = operation({
  method: 'POST',
  path: '/api/v4/admin/members/{id}/posts/restore',
  summary: 'Restores a batch of a member’s posts, oldest first, page by page; a repeated page changes nothing',
  permission: 'moderator',
  params,
  body: z.object({
    /** The `deleted_at` of the batch. */
    batch: storedMoment,
    /** The member who deleted it. */
    deleted_by: id,
    reason: givenReason,
    next: id.optional(),
  }),
  output: data(batchPage),
  errors: [403, 404],
});
