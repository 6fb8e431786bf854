import { type EventsOf, memberId, type PersonalFields, subjectOf } from '@lyceum/kernel';
import { z } from 'zod';

const request_id = z.int();

/** What somebody wrote to the staff: `contact-{id}`. */
export const contactEvents = {
  ContactRequested: z.object({
    request_id,
    /** Null: a guest. */
    member_id: memberId.nullable(),
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

/** Sealed with the member's key, and a guest's with one of the request alone, so that it can be destroyed without them. */
export const contactPersonal: PersonalFields<ContactEvent> = {
  ContactRequested: {
    subject: ({ member_id, request_id: id }) => (member_id === null ? `contact-${id}` : subjectOf(member_id)),
    erased: () => ({ title: '…', content: '', email: '' }),
  },
};
