import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchAhead } from '../parts/ahead.ts';
import { paintAccent } from '../screen/accent.ts';
import { followOwnTexts, speakAsMember } from '../i18n/language.ts';
import { catchUp } from '../realtime/catch-up.ts';
import { startRealtime, stopRealtime, whenRestored, whenRevoked } from '../realtime/connection.ts';
import { followSession, useMe } from './session.ts';
import { useSettings } from './settings.ts';
import { drafts } from '../drafts/draft-sync.ts';

/** Defers work until the browser is idle after the first paint. Returns a function that cancels it. */
function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work, 300);
  return () => clearTimeout(handle);
}

/** Whether the user asked the browser to save data. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Calls `call` once, when no request is running and the page has loaded. Returns a function that cancels it. */
function whenSettled(client: QueryClient, call: () => void): () => void {
  const cache = client.getQueryCache();
  const look = () => {
    if (client.isFetching() > 0 || document.readyState !== 'complete') return;
    stop();
    call();
  };
  const leave = cache.subscribe(look);
  addEventListener('load', look);
  const stop = () => {
    leave();
    removeEventListener('load', look);
  };
  look();
  return stop;
}

/** Session-wide effects of the app, independent of the screen. */
export function useStart(): void {
  const client = useQueryClient();
  const me = useMe();
  const settings = useSettings();
  const realtimeKey = settings?.realtime_key;
  const viewer = me === undefined ? undefined : (me?.id ?? 'guest');

  useEffect(() => {
    if (settings) paintAccent(settings.accent);
  }, [settings]);

  const textsHash = settings?.translations_hash;
  useEffect(() => {
    // On failure the app keeps its default texts.
    if (textsHash) void followOwnTexts(textsHash).catch(() => undefined);
  }, [textsHash]);

  useEffect(() => {
    if (me === undefined) return;
    followSession(client, me);
    speakAsMember(me?.locale ?? null);
  }, [client, me]);

  // A new connection per viewer, because channels are authorised for the session that opened it.
  useEffect(() => {
    if (!realtimeKey || viewer === undefined) return;
    // The realtime code itself may fail to load.
    const start = () => void startRealtime(realtimeKey).catch(() => addEventListener('online', start, { once: true }));
    const cancel = whenIdle(start);
    return () => {
      cancel();
      removeEventListener('online', start);
      stopRealtime();
    };
  }, [realtimeKey, viewer]);

  useEffect(() => {
    let stop = () => undefined as void;
    const stopCatchingUp = whenRestored(() => {
      stop();
      stop = catchUp(client);
    });
    const stopAsking = whenRevoked(() => void client.invalidateQueries());
    return () => {
      stop();
      stopCatchingUp();
      stopAsking();
    };
  }, [client]);
  useEffect(() => whenIdle(() => drafts.prune()), []);

  // After the first screen has completely loaded.
  useEffect(() => {
    if (viewer === undefined || savesData()) return;
    return whenSettled(client, () => whenIdle(() => void fetchAhead(viewer !== 'guest')));
  }, [client, viewer]);
}
