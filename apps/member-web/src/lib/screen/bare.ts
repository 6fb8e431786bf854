import { useMatches } from 'react-router-dom';

/**
 * A screen that stands without the navigation says so in its route's `handle`: nothing beside it, and no tabs below it on a
 * phone. It has its own way back.
 */
export const BARE = { bare: true } as const;

const isBare = (handle: unknown) => (handle as Partial<typeof BARE> | undefined)?.bare === true;

export const useIsBare = (): boolean => useMatches().some(({ handle }) => isBare(handle));
