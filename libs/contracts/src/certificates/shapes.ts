import { z } from 'zod';
import { data, id, moment } from '../base/shared.ts';

/** Five groups of five letters and digits, too many to guess. */
export const certificateCode = z.string().max(40);

/** A certificate for its member. */
export const certificate = z.object({
  id,
  code: z.string(),
  course: z.object({ id, slug: z.string(), name: z.string() }),
  /** The member's name at the time of issue. */
  holder: z.string(),
  finished_at: moment,
  issued_at: moment,
  /** Public address that verifies the certificate. */
  url: z.string(),
  withdrawn_at: moment.nullable(),
  /** Download address for the member and the course's teachers. Null if the certificate was withdrawn. */
  file: z.string().nullable(),
});
export type Certificate = z.infer<typeof certificate>;

/** A certificate for everyone who has its code. */
export const verified = z.object({
  code: z.string(),
  status: z.enum(['valid', 'withdrawn']),
  /** Null for a former member or a withdrawn certificate. */
  holder: z.string().nullable(),
  course: z.string(),
  finished_at: moment,
  issued_at: moment,
  withdrawn_at: moment.nullable(),
});
export type Verified = z.infer<typeof verified>;
export const oneVerified = data(verified);
