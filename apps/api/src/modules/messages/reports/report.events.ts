import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';

const report_id = z.int();
export const outcome = z.enum(['deleted', 'kept']);

export const reportEvents = {
  MessageReported: z.object({
    report_id,
    message_id: z.int(),
    /** It and its neighbours at that moment, oldest first: what staff may read. */
    shown_ids: z.array(z.int()),
    /** Which version of each they are. Missing in older events, from before messages could be edited. */
    shown_versions: z.array(z.int()).optional(),
    reporter_id: memberId,
    writer_id: memberId,
    reason: z.string(),
  }),
  /** Somebody of the staff reads it: who and why stands in the metadata. */
  ReportOpened: z.object({ report_id }),
  ReportClosed: z.object({ report_id, outcome }),
};

export type ReportEvent = EventsOf<typeof reportEvents>;
export type MessageReported = Extract<ReportEvent, { type: 'MessageReported' }>['data'];
