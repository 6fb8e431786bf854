import { z } from 'zod';
import { id } from './base/shared.ts';

/** What a community begins with; administrators choose others. The like stands beside them and is none of them. */
export const DEFAULT_REACTIONS = ['🎉', '😄', '😮', '😢', '🙏', '🔥'];

/** Beside the like, how members answer without words. In the order of the first of each. */
export const reaction = z.object({ emoji: z.string(), count: z.int(), mine: z.boolean() });
export type Reaction = z.infer<typeof reaction>;

/** Of things that the viewer may read; the others are left out. */
export const reactionsOfMany = z.object({ data: z.array(z.object({ id, reactions: z.array(reaction) })) });
export const reactionsOfOne = z.object({ data: z.object({ id, reactions: z.array(reaction) }) });

/** The most things that are asked for at once. */
export const REACTIONS_AT_ONCE = 50;
export const reactionsQuery = z.object({
  ids: z
    .string()
    .max(600)
    .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,49}$/, 'Ids look like 3,5,8.')
    .transform((text): unknown[] => text.split(','))
    .pipe(z.array(id).min(1).max(REACTIONS_AT_ONCE))
    .meta({ description: `At most ${REACTIONS_AT_ONCE} ids, with commas between them.` }),
});

/** `on`: given, or taken back. Twice the same changes nothing. */
export const react = z.object({ emoji: z.string().min(1).max(32), on: z.boolean() });
