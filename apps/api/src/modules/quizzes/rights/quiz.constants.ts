/** Same values as `QUESTION_TYPES` of the contract. */
export const QUESTION_TYPES = ['multiple_choice', 'true_false', 'free_form'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** Same values as `QUIZ_LIMITS` of the contract. */
export const MOST_QUESTIONS = 200;
export const OPTIONS = { min: 2, most: 20 } as const;
