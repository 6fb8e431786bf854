/**
 * Starts a request from a route's loader without waiting for it. It runs while the route's chunk loads, and the screen
 * shows its own loading and error states.
 */
export const begin = (work: Promise<unknown>): null => {
  work.catch(() => undefined);
  return null;
};
