import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';

const request_id = z.int();

/** A contact request to the staff. The stream is `contact-{id}`. */
export const contactEvents = {
  ContactRequested: z.object({
    request_id,
    /** Missing for a guest. */
    member_id: memberId.optional(),
    title: z.string(),
    /** Plain text as typed. */
    content: z.string(),
    email: z.string(),
  }),
  ContactHandled: z.object({ request_id }),
  ContactReopened: z.object({ request_id }),
};

export type ContactEvent = EventsOf<typeof contactEvents>;
export type ContactRequested = Extract<ContactEvent, { type: 'ContactRequested' }>;
