import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';

const request_id = z.int();

/** What somebody wrote to the staff: `contact-{id}`. */
export const contactEvents = {
  ContactRequested: z.object({
    request_id,
    /** Missing: a guest. */
    member_id: memberId.optional(),
    title: z.string(),
    /** As it was typed: plain text. */
    content: z.string(),
    email: z.string(),
  }),
  ContactHandled: z.object({ request_id }),
  ContactReopened: z.object({ request_id }),
};

export type ContactEvent = EventsOf<typeof contactEvents>;
export type ContactRequested = Extract<ContactEvent, { type: 'ContactRequested' }>;
