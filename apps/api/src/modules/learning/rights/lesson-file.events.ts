import { z } from 'zod';

/** The facts of an attached file that events store for display. */
export const file = z.object({
  id: z.int(),
  name: z.string(),
  filetype: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Size of a document in bytes. */
  size: z.int().optional(),
});
export type LessonFile = z.output<typeof file>;

/** Fixes the key order, because deciders compare the JSON text. */
export const fileOf = ({ id, name, filetype, width, height, size }: LessonFile): LessonFile => ({
  ...{ id, name, filetype, width, height },
  ...(size !== undefined && { size }),
});
