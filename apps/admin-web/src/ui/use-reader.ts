import { useSyncExternalStore } from 'react';
import { useLocale } from 'react-admin';
import type { Reader } from '@lyceum/browser/time';
import { watchZone, zoneNow } from '../auth/session.ts';

/** For whom moments are written: in the console's language, on the clocks of whoever works there. */
export function useReader(): Reader {
  const language = useLocale();
  return { language, zone: useSyncExternalStore(watchZone, zoneNow) };
}
