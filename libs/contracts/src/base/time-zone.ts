import { z } from 'zod';

/** Names of the IANA database begin with a letter; `Intl` also takes offsets (`+01:00`), which are no zones. */
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
 * A time zone by any name of the IANA database. `Intl.supportedValuesOf` lists one name of each zone, often the old one
 * (Asia/Calcutta), while browsers report others (Asia/Kolkata).
 */
export const timeZone = z.string().max(64).refine(isTimeZone, 'There is no such time zone');
