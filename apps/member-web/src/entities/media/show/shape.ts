interface Sized {
  width: number | null;
  height: number | null;
}

/** Neither a skyscraper nor a ribbon pushes everything else out of sight. */
const TALLEST = 4 / 5;
const WIDEST = 2;
/** Of two beside each other, and of three or four together. */
const TWO = 2;
const MORE = 3 / 2;

/** Width by height of the box that a post's pictures share, known before any of them has arrived. */
export function shapeOf(pictures: readonly Sized[]): number {
  const [only] = pictures;
  if (pictures.length > 1 || !only?.width || !only.height) return pictures.length === 2 ? TWO : MORE;
  return Math.min(WIDEST, Math.max(TALLEST, only.width / only.height));
}
