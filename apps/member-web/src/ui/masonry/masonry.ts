/** Part 1 §2: how many columns a moodboard has, by the width of the window, and what lies between them. */
const COLUMNS = [
  [500, 1],
  [940, 2],
  [1200, 3],
  [1450, 4],
  [1600, 5],
] as const;
const MOST_COLUMNS = 6;
export const GUTTER = 15;

export const columnsFor = (windowWidth: number): number =>
  COLUMNS.find(([widest]) => windowWidth <= widest)?.[1] ?? MOST_COLUMNS;

export interface Tile {
  id: number;
  /** Of the picture, as it was sent; null where that is not known. */
  width: number | null;
  height: number | null;
}

export interface Placed {
  id: number;
  top: number;
  left: number;
  width: number;
  /** Of the picture alone, and with what stands below it. */
  picture: number;
  height: number;
}

/** A picture much higher than wide would fill a column; the overlay shows it whole. */
const HIGHEST_RATIO = 2;

/**
 * Where each tile stands, in the order of the feed: the next one always in the shortest column, so that what is newer never
 * stands far below what is older, and adding tiles at the end moves none. Heights follow from the pictures' sizes, and
 * nothing shifts while they load.
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

export const heightOf = (all: readonly Placed[]): number =>
  all.reduce((height, { top, height: own }) => Math.max(height, top + own), 0);

/**
 * The places between the first and the last of which every tile lies that a window shows. Tops grow with the order, so that
 * both ends are found by halving, however many tiles there are.
 */
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
