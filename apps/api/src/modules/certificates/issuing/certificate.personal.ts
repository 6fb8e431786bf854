import { type PersonalFields, subjectOf } from '@lyceum/kernel';
import type { CertificateEvent } from './certificate.events.ts';

/** Erasing the member erases the printed names. The issue and its code stay. */
export const certificatePersonal: PersonalFields<CertificateEvent> = {
  CertificateIssued: {
    subject: ({ member_id }) => subjectOf(member_id),
    erased: () => ({ name: '', course_name: '' }),
  },
};
