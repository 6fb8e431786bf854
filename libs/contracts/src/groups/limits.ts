/** Groups. Page sizes follow part 2 §9 and part 3 §9. The other bounds are our own. */
export const GROUP_LIMITS = {
  name: 80,
  description: 20_000,
  rule: 500,
  answer: 2000,
  rules: 20,
  faqs: 30,
  files: 100,
  /** Files per request. */
  filesAdded: 10,
  /** Members per invitation request. */
  invited: 100,
  page: 20,
  /** The widget of recent groups. */
  recent: 4,
  /** The side navigation, before its toggle. */
  navigation: 10,
  most: 9999,
} as const;
