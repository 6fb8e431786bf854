import { useSyncExternalStore } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { exactTime, relativeTime } from '@lyceum/browser/time';
import { useReader } from './use-reader.ts';

const TICK_MS = 30_000;

function everyTick(listener: () => void): () => void {
  const timer = setInterval(listener, TICK_MS);
  return () => clearInterval(timer);
}

/** The current tick. It only changes once per interval, as `useSyncExternalStore` requires. */
const currentTick = () => Math.floor(Date.now() / TICK_MS);

/** Time relative to now, with the exact time on hover. */
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
