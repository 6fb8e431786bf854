import { type PersonalFields, subjectOf } from '@lyceum/kernel';
import type { CertificateEvent } from './certificate.events.ts';

/** What is printed on it goes with its member; that it was issued, and its code, stay. */
export const certificatePersonal: PersonalFields<CertificateEvent> = {
  CertificateIssued: {
    subject: ({ member_id }) => subjectOf(member_id),
    erased: () => ({ name: '', course_name: '' }),
  },
};
