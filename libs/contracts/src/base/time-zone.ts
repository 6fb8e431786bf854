import { z } from 'zod';

/** IANA names begin with a letter. `Intl` also accepts offsets (`+01:00`), which are not zones. */
const NAME = /^[A-Za-z][\w+/-]*$/;

const isTimeZone = (name: string): boolean => {
  if (!NAME.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/**
 * A time zone under any IANA name.
 * `Intl.supportedValuesOf` lists one name per zone, often the old one (Asia/Calcutta). Browsers report others
 * (Asia/Kolkata).
 */
export const timeZone = z.string().max(64).refine(isTimeZone, 'There is no such time zone');
