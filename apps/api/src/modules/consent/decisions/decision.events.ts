import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';

/** A random id, in the browser's functional cookie: it says nothing of who somebody is. */
const subject = z.string();

/** `consent-{subject}`: what one browser has decided, each line hashed with the one before (decisions 10). */
export const decisionEvents = {
  ConsentDecided: z.object({
    subject,
    number: z.int(),
    package_version: z.int(),
    /** Of the words that were shown. */
    text_hash: z.string(),
    variant: z.string(),
    locale: z.string(),
    /** What is allowed, with what is required. */
    items: z.array(z.string()),
    withdrawn: z.boolean(),
    decided_at: z.string(),
    previous_hash: z.string(),
    hash: z.string(),
  }),
  /** Its member logged in. A guest's subject never has it. */
  ConsentLinked: z.object({ subject, member_id: memberId }),
};

export type DecisionEvent = EventsOf<typeof decisionEvents>;
export type Decided = Extract<DecisionEvent, { type: 'ConsentDecided' }>['data'];
