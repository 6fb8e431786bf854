import { type PersonalFields, subjectOf } from '@lyceum/kernel';
import type { NoteEvent } from './note.events.ts';

/** A note is sealed with the key of the member whom it is about. */
export const notePersonal: PersonalFields<NoteEvent> = {
  NoteAdded: { subject: ({ member_id }) => subjectOf(member_id), erased: () => ({ text: '…' }) },
};
