/** Equal to `MESSAGE_LIMITS.participants`, without the member who sends the request. */
export const MOST_OTHERS = 49;
