import { z } from 'zod';

/** A file of a post, as events keep it: what it is shown from besides its id is what its sender called it and says of it. */
export const attachment = z.object({
  id: z.int(),
  name: z.string(),
  filetype: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Of a document, in bytes. */
  size: z.int().optional(),
  alt: z.string().nullable(),
});
export type Attachment = z.infer<typeof attachment>;
