import { type PersonalFields, subjectOf } from '@lyceum/kernel';
import type { ContactEvent } from './contact.events.ts';

/** Sealed with the member's key, and a guest's with one of the request alone, so that it can be destroyed without them. */
export const contactPersonal: PersonalFields<ContactEvent> = {
  ContactRequested: {
    subject: ({ member_id, request_id: id }) => (member_id === undefined ? `contact-${id}` : subjectOf(member_id)),
    erased: () => ({ title: '…', content: '', email: '' }),
  },
};
