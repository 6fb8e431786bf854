import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';

const of = { certificate_id: z.int(), course_id: z.int(), member_id: memberId };

/** One member's certificates for one course. At most one is valid. The stream is `certificate-{course}-{member}`. */
export const certificateEvents = {
  CertificateIssued: z.object({
    ...of,
    /** The code on the certificate. It stays after the erasure of the member's name. */
    code: z.string(),
    /** Name and course name at the time of issue. */
    name: z.string(),
    course_name: z.string(),
    finished_at: z.string(),
    /** Missing if the course's rule issued the certificate. */
    issued_by: memberId.optional(),
  }),
  CertificateWithdrawn: z.object(of),
};

export type CertificateEvent = EventsOf<typeof certificateEvents>;
export type CertificateIssued = Extract<CertificateEvent, { type: 'CertificateIssued' }>;
export type CertificateWithdrawn = Extract<CertificateEvent, { type: 'CertificateWithdrawn' }>;
