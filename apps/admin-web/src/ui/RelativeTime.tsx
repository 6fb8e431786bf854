import { useSyncExternalStore } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { exactTime, relativeTime } from '@lyceum/browser/time';
import { useReader } from './use-reader.ts';

const TICK_MS = 30_000;

function everyTick(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS);
  return () => clearInterval(timer);
}

/** The present tick, so that the value stands still between two of them. */
const currentTick = () => Math.floor(Date.now() / TICK_MS);

/** Relative to read, exact on hover. */
export function RelativeTime({ moment }: { moment: string }) {
  const reader = useReader();
  const translate = useTranslate();
  useSyncExternalStore(everyTick, currentTick);
  return (
    <time dateTime={moment} title={exactTime(moment, reader)}>
      {relativeTime(moment, Date.now(), reader, translate('app.justNow'))}
    </time>
  );
}
