import { useMatches } from 'react-router-dom';

/** A screen that needs the whole width says so in its route's `handle`. */
export const BARE = { bare: true } as const;

const isBare = (handle: unknown) => (handle as Partial<typeof BARE> | undefined)?.bare === true;

export const useIsBare = (): boolean => useMatches().some(({ handle }) => isBare(handle));
