import type { EventsOf } from '@lyceum/kernel';
import { z } from 'zod';

export const tagEvents = {
  /** Staff renamed a tag, or removed it if `to` is null. Each topic that had it gets an event of its own. */
  TagReplaced: z.object({ tag: z.string(), to: z.string().nullable() }),
};

export type TagEvent = EventsOf<typeof tagEvents>;
export type TagReplaced = Extract<TagEvent, { type: 'TagReplaced' }>;
