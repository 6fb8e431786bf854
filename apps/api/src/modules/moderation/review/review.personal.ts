import { type PersonalFields, subjectOf } from '@lyceum/kernel';
import type { ReviewEvent } from './review.events.ts';

/** The text of a report is the reporter's, and a held post is its author's. */
export const reviewPersonal: PersonalFields<ReviewEvent> = {
  PostReported: { subject: ({ reporter_id }) => subjectOf(reporter_id), erased: () => ({ text: '…' }) },
  PostHeld: {
    subject: ({ author_id }) => subjectOf(author_id),
    erased: () => ({ title: '…', content: '', excerpt: '…', input: '{}' }),
  },
};
