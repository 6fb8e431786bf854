import { type EventsOf, memberId } from '@lyceum/kernel';
import { z } from 'zod';

const of = { certificate_id: z.int(), course_id: z.int(), member_id: memberId };

/** The certificates of one member for one course, of which one holds at most: `certificate-{course}-{member}`. */
export const certificateEvents = {
  CertificateIssued: z.object({
    ...of,
    /** It is printed on what is shown to others, and stays when the name is erased. */
    code: z.string(),
    /** As they stood then. */
    name: z.string(),
    course_name: z.string(),
    finished_at: z.string(),
    /** Missing: by the rule of the course. */
    issued_by: memberId.optional(),
  }),
  CertificateWithdrawn: z.object(of),
};

export type CertificateEvent = EventsOf<typeof certificateEvents>;
export type CertificateIssued = Extract<CertificateEvent, { type: 'CertificateIssued' }>;
export type CertificateWithdrawn = Extract<CertificateEvent, { type: 'CertificateWithdrawn' }>;
