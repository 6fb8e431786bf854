/** Support: our own bounds, since the specification shows none (part 3 §5). */
export const SUPPORT_LIMITS = {
  category: 60,
  question: 300,
  answer: 20_000,
  /** As many questions as are read at once. */
  faqs: 1000,
  /** As a topic's: a member's request becomes one. */
  title: 100,
  content: 10_000,
  email: 254,
} as const;
