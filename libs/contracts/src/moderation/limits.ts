/**
 * Reasons for reports that the apps translate. Administrators choose from these and add their own, which are shown as
 * typed. A report keeps its reason when the list changes.
 */
export const REPORT_REASONS = [
  'spam',
  'harassment',
  'hate',
  'sexual',
  'violence',
  'privacy',
  'off_topic',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Whether the apps have a translation of the reason. */
export const isTranslatedReason = (reason: string): reason is ReportReason =>
  (REPORT_REASONS as readonly string[]).includes(reason);

/** Length of a reason. Our own bound. */
export const REPORT_REASON_LENGTH = 60;

/** Length of an appeal and of a note about a member. Our own bound. */
export const APPEAL_LENGTH = 2000;

/** How long a decision can be appealed. The Digital Services Act, article 20, asks for six months. */
export const APPEAL_MONTHS = 6;
