/** Scroll positions in pixels at which the header folds and unfolds (part 1 §2). */
const FOLDS_BEYOND = 220;
const UNFOLDS_UNDER = 50;

/** Whether the header is folded. The two limits differ, so that it does not flicker. */
export const isFolded = (scrolled: number, folded: boolean): boolean =>
  folded ? scrolled >= UNFOLDS_UNDER : scrolled > FOLDS_BEYOND;
