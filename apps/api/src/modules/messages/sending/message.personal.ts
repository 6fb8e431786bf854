import { type PersonalFields, subjectOf } from '@lyceum/kernel';
import type { MessageEvent } from './message.events.ts';

/** A message is sealed with its writer's key: once they are erased, their partners see that something was said. */
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
