/** Same values as `eventStatus` of the contract. */
export const EVENT_STATUSES = ['public', 'private', 'secret'] as const;
/** Same values as `REMINDER_UNITS` of the contract. */
export const REMINDER_UNITS = ['minutes', 'hours', 'days', 'weeks'] as const;
/** Same value as `EVENT_LIMITS.reminders` of the contract. */
export const MOST_REMINDERS = 5;
