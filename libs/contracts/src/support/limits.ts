/** Support. Our own bounds, because the specification has none (part 3 §5). */
export const SUPPORT_LIMITS = {
  category: 60,
  question: 300,
  answer: 20_000,
  /** Questions per request. */
  faqs: 1000,
  /** The limit of topics, because a member's request becomes a topic. */
  title: 100,
  content: 10_000,
  email: 254,
} as const;
