import { z } from 'zod';

/** All that a file in use is shown from; events keep it so. */
export const file = z.object({
  id: z.int(),
  name: z.string(),
  filetype: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Of a document, in bytes. */
  size: z.int().optional(),
});
export type LessonFile = z.output<typeof file>;

/** In one order of keys, by which it is compared. */
export const fileOf = ({ id, name, filetype, width, height, size }: LessonFile): LessonFile => ({
  ...{ id, name, filetype, width, height },
  ...(size !== undefined && { size }),
});
