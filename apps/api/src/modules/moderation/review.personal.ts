import { type PersonalFields, subjectOf } from '@lyceum/kernel';
import type { ReviewEvent } from './review.events.ts';

/** The text is in the reporter's own words. */
export const reviewPersonal: PersonalFields<ReviewEvent> = {
  PostReported: { subject: ({ reporter_id }) => subjectOf(reporter_id), erased: () => ({ text: '…' }) },
};
