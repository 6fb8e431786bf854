import { z } from 'zod';

/** How whoever looks stands to a member. Nobody is told who has blocked them. */
export const followStatus = z.enum(['none', 'following', 'blocked']);
export type FollowStatus = z.infer<typeof followStatus>;

/** Of each of them so many are counted (decisions 2). */
const written = z.int().min(0);

/** What a member wrote (part 3 §3, User), of what whoever asks may read: none tells of a board, a ticket or a topic that is kept from them. */
export const writtenCounts = z.object({
  /** What the member began. */
  topics: written,
  /** All that they wrote: topics, comments and replies. */
  posts: written,
  /** Of their comments and replies, those that were accepted as the answer. */
  answers: written,
  /** How often others and they themselves liked those posts. */
  likes: written,
});

/** What a profile shows beside who its member is (part 3 §3, User). */
export const seenBesides = z.object({
  follow_status: followStatus,
  /** Whether the streak is as long as the setting `onfire_count` asks (part 1 §9). */
  onfire: z.boolean(),
  /** Hours until the streak breaks, out of 24 (part 1 §9); 0 where there is none. */
  streakCountDown: z.int().min(0).max(24),
  /** Whether the community has the plugin: without, the level, the streak and the trophy say nothing. */
  gamification: z.boolean(),
});
