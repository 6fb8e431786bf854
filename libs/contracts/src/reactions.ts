import { z } from 'zod';
import { id, idList } from './base/shared.ts';

/** What a community begins with; administrators choose others. The like stands beside them and is none of them. */
export const DEFAULT_REACTIONS = ['🎉', '😄', '😮', '😢', '🙏', '🔥'];

/** Beside the like, how members answer without words. In the order of the first of each. */
export const reaction = z.object({ emoji: z.string(), count: z.int(), mine: z.boolean() });
export type Reaction = z.infer<typeof reaction>;

/** Of things that the viewer may read; the others are left out. */
export const reactionsOfMany = z.object({ data: z.array(z.object({ id, reactions: z.array(reaction) })) });
export type ReactionsOfMany = z.infer<typeof reactionsOfMany>;
export const reactionsOfOne = z.object({ data: z.object({ id, reactions: z.array(reaction) }) });

export const reactionsQuery = z.object({ ids: idList });

/** `on`: given, or taken back. Twice the same changes nothing. */
export const react = z.object({ emoji: z.string().min(1).max(32), on: z.boolean() });
