import { z } from 'zod';
import { id, idList } from './base/shared.ts';

/** The default emojis of a new community. Administrators can choose others. The like is separate from them. */
export const DEFAULT_REACTIONS = ['🎉', '😄', '😮', '😢', '🙏', '🔥'];

/** One emoji reaction of a post, in addition to the like. Lists are in the order of each emoji's first use. */
export const reaction = z.object({ emoji: z.string(), count: z.int(), mine: z.boolean() });
export type Reaction = z.infer<typeof reaction>;

/** Reactions of several posts. Omits posts that the viewer may not read. */
export const reactionsOfMany = z.object({ data: z.array(z.object({ id, reactions: z.array(reaction) })) });
export type ReactionsOfMany = z.infer<typeof reactionsOfMany>;
export const reactionsOfOne = z.object({ data: z.object({ id, reactions: z.array(reaction) }) });

export const reactionsQuery = z.object({ ids: idList });

/** `on` adds or removes a reaction. Idempotent. */
export const react = z.object({ emoji: z.string().min(1).max(32), on: z.boolean() });
