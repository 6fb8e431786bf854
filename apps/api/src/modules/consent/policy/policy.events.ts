import type { EventsOf } from '@lyceum/kernel';
import { z } from 'zod';

/** `policy-1`: the privacy policy, each time whole. */
export const policyEvents = {
  PolicyWritten: z.object({
    title: z.string(),
    /** Safe HTML by the rules of `rules_version`. */
    content: z.string(),
    rules_version: z.int(),
  }),
};
export type PolicyEvent = EventsOf<typeof policyEvents>;
export type Policy = PolicyEvent['data'];
