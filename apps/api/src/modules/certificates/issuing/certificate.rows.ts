import { inlineProjection } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { CertificateEvent } from './certificate.events.ts';

/** Every issued certificate, including withdrawn ones. Written in the same transaction as the events. */
export const certificateRows = inlineProjection<CertificateEvent>({
  name: 'certificates.certificate',
  tables: ['certificates.certificate'],
  ofStream: { certificate: { 'certificates.certificate': ['course_id', 'member_id'] } },
  handles: {
    CertificateIssued: ({ data, occurredAt }) => sql`
      insert into certificates.certificate (id, course_id, member_id, code, name, course_name, finished_at, issued_at)
      values (${data.certificate_id}, ${data.course_id}, ${data.member_id}, ${data.code}, ${data.name}, ${data.course_name},
        ${data.finished_at}::timestamptz, ${occurredAt}::timestamptz)`,
    CertificateWithdrawn: ({ data, occurredAt }) => sql`
      update certificates.certificate set withdrawn_at = ${occurredAt}::timestamptz where id = ${data.certificate_id}`,
  },
});
