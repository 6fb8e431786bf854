/**
 * For a route's loader: begins to fetch while the route's chunk is on its way, and never waits. A screen shows its skeleton
 * at once, and failures are the screen's to show.
 */
export const begin = (work: Promise<unknown>): null => {
  work.catch(() => undefined);
  return null;
};
