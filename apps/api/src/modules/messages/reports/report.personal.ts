import { type PersonalFields, subjectOf } from '@lyceum/kernel';
import type { ReportEvent } from './report.events.ts';

/** The reason is in the reporter's own words. */
export const reportPersonal: PersonalFields<ReportEvent> = {
  MessageReported: { subject: ({ reporter_id }) => subjectOf(reporter_id), erased: () => ({ reason: '…' }) },
};
