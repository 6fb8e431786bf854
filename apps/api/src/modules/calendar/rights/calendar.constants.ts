/** As `eventStatus` of the contract. */
export const EVENT_STATUSES = ['public', 'private', 'secret'] as const;
/** As `REMINDER_UNITS` of the contract. */
export const REMINDER_UNITS = ['minutes', 'hours', 'days', 'weeks'] as const;
/** As `EVENT_LIMITS.reminders`. */
export const MOST_REMINDERS = 5;
