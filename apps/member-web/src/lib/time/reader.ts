import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { localeFor, type Reader, zoneOf } from '@lyceum/browser/time';
import { currentClient, queryClient } from '../session/query-client.ts';
import { meOptions } from '../session/session.ts';
import { settingsOptions } from '../session/settings.ts';
import { visit } from '../visit.ts';

const known = (): string => {
  const client = currentClient();
  return zoneOf(client.getQueryData(meOptions.queryKey) ?? client.getQueryData(settingsOptions.queryKey)?.data);
};

const answers: readonly unknown[] = [meOptions.queryKey[0], settingsOptions.queryKey[0]];
const watchers = new Set<() => void>();
let zone = known();

/** Cached, because a feed formats dozens of timestamps that would each read the query cache. */
queryClient.getQueryCache().subscribe(({ query, type }) => {
  if (type !== 'updated' || !answers.includes(query.queryKey[0])) return;
  const now = known();
  if (now === zone) return;
  zone = now;
  for (const watcher of watchers) watcher();
});

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
};

/** The time zone for all displayed and entered times. */
export const useZone = (): string => useSyncExternalStore(watch, () => zone, known);

/** Locale and time zone for formatting timestamps. */
export function useReader(): Reader {
  const { i18n } = useTranslation();
  const ofBrowser = 'navigator' in globalThis ? navigator.languages : [];
  return { language: visit()?.locale ?? localeFor(i18n.language, ofBrowser), zone: useZone() };
}
