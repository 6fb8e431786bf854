/** Columns of a moodboard by window width, and the gutter between them, in pixels (part 1 §2). */
const COLUMNS = [
  [500, 1],
  [940, 2],
  [1200, 3],
  [1450, 4],
  [1600, 5],
] as const;
const MOST_COLUMNS = 6;
export const GUTTER = 15;

/** Number of columns for a window width. */
export const columnsFor = (windowWidth: number): number =>
  COLUMNS.find(([widest]) => windowWidth <= widest)?.[1] ?? MOST_COLUMNS;

export interface Tile {
  id: number;
  /** Original size of the picture, or null if unknown. */
  width: number | null;
  height: number | null;
}

export interface Placed {
  id: number;
  top: number;
  left: number;
  width: number;
  /** Height of the picture alone. `height` includes the caption. */
  picture: number;
  height: number;
}

/** Limit for very tall pictures, which would fill a column. The overlay shows the full picture. */
const HIGHEST_RATIO = 2;

/**
 * Positions all tiles in feed order, each in the shortest column. Newer tiles never end up far below older ones, and
 * appended tiles move none. Heights follow from the picture sizes, so nothing shifts on load.
 */
export function placed(
  tiles: readonly Tile[],
  columns: number,
  wallWidth: number,
  caption: number,
  gutter: number = GUTTER,
): Placed[] {
  const width = Math.max(0, (wallWidth - gutter * (columns - 1)) / columns);
  const bottoms = Array.from({ length: columns }, () => 0);
  return tiles.map((tile) => {
    const column = bottoms.indexOf(Math.min(...bottoms));
    const picture = Math.round(width * Math.min(HIGHEST_RATIO, (tile.height || 3) / (tile.width || 4)));
    const top = bottoms[column]!;
    bottoms[column] = top + picture + caption + gutter;
    return { id: tile.id, top, left: column * (width + gutter), width, picture, height: picture + caption };
  });
}

/** Total height of the positioned tiles. */
export const heightOf = (all: readonly Placed[]): number =>
  all.reduce((height, { top, height: own }) => Math.max(height, top + own), 0);

/** Index range that contains every tile in the visible part. Binary search works because `top` never decreases. */
export function within(all: readonly Placed[], from: number, to: number, tallest: number): [number, number] {
  return [firstBelow(all, from - tallest), firstBelow(all, to)];
}

function firstBelow(all: readonly Placed[], top: number): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (all[middle]!.top < top) low = middle + 1;
    else high = middle;
  }
  return low;
}
