/** Form value for a trophy that staff grant by hand. */
export const BY_HAND = 'hand';
