import { POLL_LIMITS } from '@lyceum/contracts/limits';

/** Part 1 §5, and our own bound. */
export const { answersMin: ANSWERS_MIN, answersMost: ANSWERS_MOST } = POLL_LIMITS;
