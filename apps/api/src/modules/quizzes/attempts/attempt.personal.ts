import { type PersonalFields, subjectOf } from '@lyceum/kernel';
import type { AttemptEvent } from './attempt.events.ts';

/** Erasing the member erases their written answers. The attempt and its result stay for the quiz's statistics. */
export const attemptPersonal: PersonalFields<AttemptEvent> = {
  AttemptAnswered: { subject: ({ member_id }) => subjectOf(member_id), erased: () => ({ answer: null }) },
};
