/** Results per kind at first (part 1 §9), in the order of the search overlay (part 1 §2). */
export const SEARCH_AMOUNTS = {
  users: 4,
  topics: 5,
  lessons: 3,
  boards: 99,
  courses: 3,
  events: 3,
  groups: 3,
} as const;
export type SearchModel = keyof typeof SEARCH_AMOUNTS;
export const SEARCH_MODELS = Object.keys(SEARCH_AMOUNTS) as SearchModel[];

/** Part 1 §9. Longer texts are refused, and matches are counted up to a bound (decisions 2). */
export const SEARCH_LIMITS = { preview: 150, query: 200, counted: 1000, page: 20 } as const;
