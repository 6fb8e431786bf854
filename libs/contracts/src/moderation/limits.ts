/** Why a member reports something. */
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

/** Length of an appeal and of a note about a member. Our own bound. */
export const APPEAL_LENGTH = 2000;

/** How long a decision can be appealed. The Digital Services Act, article 20, asks for six months. */
export const APPEAL_MONTHS = 6;
