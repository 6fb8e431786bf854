import { useMatches } from 'react-router-dom';

/** Route `handle` for a screen without side navigation, right rail and tab bar. The screen has its own way back. */
export const BARE = { bare: true } as const;

const isBare = (handle: unknown) => (handle as Partial<typeof BARE> | undefined)?.bare === true;

/** Whether the current screen has no navigation. */
export const useIsBare = (): boolean => useMatches().some(({ handle }) => isBare(handle));
