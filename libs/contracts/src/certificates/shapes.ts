import { z } from 'zod';
import { data, id, moment } from '../base/shared.ts';

/** Five groups of five letters and digits: nobody comes upon one by trying. */
export const certificateCode = z.string().max(40);

/** What is said of a certificate to its member. */
export const certificate = z.object({
  id,
  code: z.string(),
  course: z.object({ id, slug: z.string(), name: z.string() }),
  /** The name as it stood when it was issued. */
  holder: z.string(),
  finished_at: moment,
  issued_at: moment,
  /** Where anybody sees that it is genuine. */
  url: z.string(),
  withdrawn_at: moment.nullable(),
  /** For its member and for whoever teaches the course; null of one that was withdrawn. */
  file: z.string().nullable(),
});
export type Certificate = z.infer<typeof certificate>;

/** What is said of one to anybody who has its code. */
export const verified = z.object({
  code: z.string(),
  status: z.enum(['valid', 'withdrawn']),
  /** Null of a member who has left, and of one that was withdrawn. */
  holder: z.string().nullable(),
  course: z.string(),
  finished_at: moment,
  issued_at: moment,
  withdrawn_at: moment.nullable(),
});
export type Verified = z.infer<typeof verified>;
export const oneVerified = data(verified);
