import { inlineProjection } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { ReportEvent } from './report.events.ts';

/** The read model of reports for staff, without the reported texts. */
export const reportRows = inlineProjection<ReportEvent>({
  name: 'messages.report',
  tables: ['messages.report'],
  ofStream: { 'message-report': { 'messages.report': ['id'] } },
  handles: {
    MessageReported: ({ data, occurredAt, version }) => sql`
      insert into messages.report (id, message_id, shown_ids, reporter_id, writer_id, reason, state, created_at, readers, version)
      values (${data.report_id}, ${data.message_id}, ${data.shown_ids}::int[], ${data.reporter_id}, ${data.writer_id}, ${data.reason},
              'open', ${occurredAt}::timestamptz, '{}', ${version})`,
    ReportOpened: ({ data, meta, version }) => sql`
      update messages.report set readers = readers || ${meta.actor_id}::int, version = ${version} where id = ${data.report_id}`,
    ReportClosed: ({ data, version }) => sql`
      update messages.report set state = 'closed', outcome = ${data.outcome}, version = ${version} where id = ${data.report_id}`,
  },
});
