/** Part 2 §9; the lengths are our own bounds, in characters. */
export const GIF_LIMITS = {
  /** Results of one search, at most and by default. */
  search: 30,
  placeholders: 20,
  columns: 3,
  gutter: 10,
  categoryColumns: 4,
  categoryColumnsSmall: 3,
  query: 100,
  address: 2100,
} as const;
