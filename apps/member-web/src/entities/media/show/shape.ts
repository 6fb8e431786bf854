interface Sized {
  width: number | null;
  height: number | null;
}

/** Limits of the aspect ratio, so that a very tall or wide picture does not fill the screen. */
const TALLEST = 4 / 5;
const WIDEST = 2;
/** Aspect ratio for two pictures side by side, and for three or four. */
const TWO = 2;
const MORE = 3 / 2;

/** Aspect ratio (width divided by height) of a post's picture grid, known before the pictures load. */
export function shapeOf(pictures: readonly Sized[]): number {
  const [only] = pictures;
  if (pictures.length > 1 || !only?.width || !only.height) return pictures.length === 2 ? TWO : MORE;
  return Math.min(WIDEST, Math.max(TALLEST, only.width / only.height));
}
