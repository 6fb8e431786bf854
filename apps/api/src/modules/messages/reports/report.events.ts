import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';

const report_id = z.int();
export const outcome = z.enum(['deleted', 'kept']);

export const reportEvents = {
  MessageReported: z.object({
    report_id,
    message_id: z.int(),
    /** The message and its neighbours at that time, oldest first. Staff may read these. */
    shown_ids: z.array(z.int()),
    /** The version of each message. Absent in older events, from before messages could be edited. */
    shown_versions: z.array(z.int()).optional(),
    reporter_id: memberId,
    writer_id: memberId,
    reason: z.string(),
  }),
  /** A staff member reads the report. The metadata has the member and the reason. */
  ReportOpened: z.object({ report_id }),
  ReportClosed: z.object({ report_id, outcome }),
};

export type ReportEvent = EventsOf<typeof reportEvents>;
export type MessageReported = Extract<ReportEvent, { type: 'MessageReported' }>['data'];
