import { type PersonalFields, subjectOf } from '@lyceum/kernel';
import type { ContactEvent } from './contact.events.ts';

/** Encrypted with the member's key. A guest's request has a separate key, so that it can be erased alone. */
export const contactPersonal: PersonalFields<ContactEvent> = {
  ContactRequested: {
    subject: ({ member_id, request_id: id }) => (member_id === undefined ? `contact-${id}` : subjectOf(member_id)),
    erased: () => ({ title: '…', content: '', email: '' }),
  },
};
