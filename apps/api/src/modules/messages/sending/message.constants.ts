/** Part 2 §9, as `MESSAGE_LIMITS.images`. */
export const MOST_IMAGES = 5;
