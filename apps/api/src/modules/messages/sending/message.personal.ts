import { type PersonalFields, subjectOf } from '@lyceum/kernel';
import type { MessageEvent } from './message.events.ts';

/** The author's key encrypts a message. After an erasure, the other participants see only that a message existed. */
export const messagePersonal: PersonalFields<MessageEvent> = {
  MessageSent: {
    subject: ({ sender_id }) => subjectOf(sender_id),
    erased: () => ({ content: null, attachments: [], client_id: null }),
  },
  MessageEdited: {
    subject: ({ sender_id }) => subjectOf(sender_id),
    erased: () => ({ content: null }),
  },
};
