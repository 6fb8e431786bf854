/** States of a purchase, in the order of its life cycle. */
export const STATES = ['begun', 'abandoned', 'active', 'cancelled', 'ended', 'refunded'] as const;
