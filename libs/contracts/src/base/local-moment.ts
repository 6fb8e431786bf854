import { z } from 'zod';
import { isRealDate } from './dates.ts';

/** A day, a timestamp in the community's time zone (`YYYY-MM-DD HH:mm:ss`), or ISO 8601 with its offset. */
const WHEN = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2})?(?:\.\d{1,3})?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** A date as the specification's forms send it (part 3 §5, decisions 18). */
export const localMoment = z
  .string()
  .trim()
  .regex(WHEN, { error: 'A date looks like 2026-03-29 14:00:00', abort: true })
  .refine(isRealDate, 'There is no such date.');
