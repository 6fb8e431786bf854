import { type PersonalFields, subjectOf } from '@lyceum/kernel';
import type { AttemptEvent } from './attempt.events.ts';

/** What a member writes is theirs, sealed with their key; that they took a quiz, and what it came to, stays in its statistics. */
export const attemptPersonal: PersonalFields<AttemptEvent> = {
  AttemptAnswered: { subject: ({ member_id }) => subjectOf(member_id), erased: () => ({ answer: null }) },
};
