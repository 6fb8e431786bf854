/** Quizzes (part 3 §3). Our own bounds. */
export const QUIZ_LIMITS = {
  title: 150,
  description: 2000,
  question: 1000,
  options: { min: 2, most: 20 },
  option: 300,
  /** Accepted answers of a free-form question. */
  answers: 20,
  accepted: 200,
  /** Length of a member's answer. */
  answer: 2000,
  questions: 200,
  media: 8,
  text: 5000,
  videoUrl: 500,
  /** Length of a client's id of an option. */
  uid: 60,
  /** In minutes: a week. */
  timer: 10_080,
  page: 20,
  /** Attempts per reset request. */
  reset: 100,
  /** Members that the preview of a corrected key lists. */
  previewed: 200,
} as const;
