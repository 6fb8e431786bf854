import { useSyncExternalStore } from 'react';
import { useLocale } from 'react-admin';
import type { Reader } from '@lyceum/browser/time';
import { watchZone, zoneNow } from '../auth/session.ts';

/** Language and time zone for timestamps, from the console and the signed-in member. */
export function useReader(): Reader {
  const language = useLocale();
  return { language, zone: useSyncExternalStore(watchZone, zoneNow) };
}
