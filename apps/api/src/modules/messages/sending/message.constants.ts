/** The limit of part 2 §9, equal to `MESSAGE_LIMITS.images`. */
export const MOST_IMAGES = 5;
