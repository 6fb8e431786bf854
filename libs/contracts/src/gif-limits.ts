/** Part 2 §9. The lengths in characters are our own bounds. */
export const GIF_LIMITS = {
  /** Default and maximum number of search results. */
  search: 30,
  placeholders: 20,
  columns: 3,
  gutter: 10,
  categoryColumns: 4,
  categoryColumnsSmall: 3,
  query: 100,
  address: 2100,
} as const;
