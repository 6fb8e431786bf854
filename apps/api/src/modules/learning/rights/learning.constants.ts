/** As `COURSE_VISIBILITIES`, `COURSE_AVAILABILITIES`, `CERTIFICATE_OPTIONS` and `LESSON_KINDS` of the contract. */
export const VISIBILITIES = ['public', 'member', 'level'] as const;
export const AVAILABILITIES = ['open', 'level', 'invitation'] as const;
export const SEND_OPTIONS = ['automatic', 'manual'] as const;
export const KINDS = ['text', 'video', 'file', 'quiz'] as const;
/** As `REMINDER_UNITS` of the contract. */
export const UNITS = ['minutes', 'hours', 'days', 'weeks'] as const;
/** As `LEARNING_LIMITS`. */
export const MOST_MODULES = 100;
export const MOST_LESSONS = 500;
export const MOST_REMINDERS = 5;
