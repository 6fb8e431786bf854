/** As `MESSAGE_LIMITS.participants`: whoever asks is not counted. */
export const MOST_OTHERS = 49;
