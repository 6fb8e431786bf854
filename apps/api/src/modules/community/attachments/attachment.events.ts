import { z } from 'zod';

/**
 * A file of a post, as events store it: the properties of the upload, and the sender's file name and alternative text.
 */
export const attachment = z.object({
  id: z.int(),
  name: z.string(),
  filetype: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** In bytes. Only for documents. */
  size: z.int().optional(),
  alt: z.string().nullable(),
});
export type Attachment = z.infer<typeof attachment>;
