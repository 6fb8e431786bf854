import type { EventsOf } from '@lyceum/kernel';
import { z } from 'zod';

/** The complete privacy policy in each event. The stream is `policy-1`. */
export const policyEvents = {
  PolicyWritten: z.object({
    title: z.string(),
    /** HTML sanitized by the rules of `rules_version`. */
    content: z.string(),
    rules_version: z.int(),
  }),
};
export type PolicyEvent = EventsOf<typeof policyEvents>;
export type Policy = PolicyEvent['data'];
