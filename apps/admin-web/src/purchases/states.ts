/** What a purchase can be, in the order of its life. */
export const STATES = ['begun', 'abandoned', 'active', 'cancelled', 'ended', 'refunded'] as const;
