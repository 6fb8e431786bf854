import { POLL_LIMITS } from '@lyceum/contracts/limits';

/** The limits of options: from part 1 §5, and one that we chose. */
export const { answersMin: ANSWERS_MIN, answersMost: ANSWERS_MOST } = POLL_LIMITS;
