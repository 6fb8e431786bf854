/** Part 1 §2: the head folds beyond the one, and unfolds under the other. */
const FOLDS_BEYOND = 220;
const UNFOLDS_UNDER = 50;

export const isFolded = (scrolled: number, folded: boolean): boolean =>
  folded ? scrolled >= UNFOLDS_UNDER : scrolled > FOLDS_BEYOND;
