/**
 * Same values as `COURSE_VISIBILITIES`, `COURSE_AVAILABILITIES`, `CERTIFICATE_OPTIONS` and `LESSON_KINDS` of the
 * contract.
 */
export const VISIBILITIES = ['public', 'member', 'level'] as const;
export const AVAILABILITIES = ['open', 'level', 'invitation'] as const;
export const SEND_OPTIONS = ['automatic', 'manual'] as const;
export const KINDS = ['text', 'video', 'file', 'quiz'] as const;
/** Same values as `REMINDER_UNITS` of the contract. */
export const UNITS = ['minutes', 'hours', 'days', 'weeks'] as const;
/** Same values as `LEARNING_LIMITS` of the contract. */
export const MOST_MODULES = 100;
export const MOST_LESSONS = 500;
export const MOST_REMINDERS = 5;
