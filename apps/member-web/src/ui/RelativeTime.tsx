import { useTranslation } from 'react-i18next';
import { useNow } from '../lib/time/clock.ts';
import { useReader } from '../lib/time/reader.ts';
import { exactTime, momentOf, relativeTime } from '@lyceum/browser/time';

/** A past time relative to now, with the exact time on hover. */
export function RelativeTime({ moment }: { moment: string }) {
  const { t } = useTranslation();
  const now = useNow();
  const reader = useReader();
  return (
    <time dateTime={moment} title={exactTime(moment, reader)}>
      {relativeTime(moment, now, reader, t('time.now'))}
    </time>
  );
}

/** A future time. */
export function DueTime({ moment }: { moment: string }) {
  const reader = useReader();
  return (
    <time dateTime={moment} title={exactTime(moment, reader)}>
      {momentOf(moment, reader)}
    </time>
  );
}
