/** Our own bounds: quizzes (part 3 §3). */
export const QUIZ_LIMITS = {
  title: 150,
  description: 2000,
  question: 1000,
  options: { min: 2, most: 20 },
  option: 300,
  /** Of a free-form question: what counts as right. */
  answers: 20,
  accepted: 200,
  /** What a member writes. */
  answer: 2000,
  questions: 200,
  media: 8,
  text: 5000,
  videoUrl: 500,
  /** A client's own name of an option. */
  uid: 60,
  /** Minutes: a week. */
  timer: 10_080,
  page: 20,
  /** Attempts that are reset by one call. */
  reset: 100,
  /** Of whom a corrected key changes the score, so many are named beforehand. */
  previewed: 200,
} as const;
