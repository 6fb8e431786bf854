import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';

/** A random id from the browser's functional cookie. It does not identify a person. */
const subject = z.string();

/**
 * The decisions of one browser, each line chained to the one before (decisions 10). The stream is `consent-{subject}`.
 */
export const decisionEvents = {
  ConsentDecided: z.object({
    subject,
    number: z.int(),
    package_version: z.int(),
    /** Hash of the wording that was shown. */
    text_hash: z.string(),
    variant: z.string(),
    locale: z.string(),
    /** The allowed categories, including the required ones. */
    items: z.array(z.string()),
    withdrawn: z.boolean(),
    decided_at: z.string(),
    previous_hash: z.string(),
    hash: z.string(),
  }),
  /** The member logged in on this browser. A guest's subject never has this event. */
  ConsentLinked: z.object({ subject, member_id: memberId }),
};

export type DecisionEvent = EventsOf<typeof decisionEvents>;
export type Decided = Extract<DecisionEvent, { type: 'ConsentDecided' }>['data'];
