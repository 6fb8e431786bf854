import { z } from 'zod';

/** The viewer's relation to a member. It never reveals that a member has blocked the viewer. */
export const followStatus = z.enum(['none', 'following', 'blocked']);
export type FollowStatus = z.infer<typeof followStatus>;

/** A count with an upper bound (decisions 2). */
const written = z.int().min(0);

/**
 * Counts of a member's posts (part 3 §3, User). They cover only what the viewer may read, so that they reveal no hidden
 * content.
 */
export const writtenCounts = z.object({
  /** Topics of the member. */
  topics: written,
  /** All posts of the member: topics, comments and replies. */
  posts: written,
  /** Comments and replies of the member that were accepted as the answer. */
  answers: written,
  /** Likes of those posts, including the member's own. */
  likes: written,
});

/** The fields of a profile apart from identity (part 3 §3, User). */
export const seenBesides = z.object({
  follow_status: followStatus,
  /** Whether the streak has reached the setting `onfire_count` (part 1 §9). */
  onfire: z.boolean(),
  /** Hours until the streak breaks, at most 24 (part 1 §9). 0 without a streak. */
  streakCountDown: z.int().min(0).max(24),
  /** Whether the plugin is on. If not, level, streak and trophy have no meaning. */
  gamification: z.boolean(),
});
