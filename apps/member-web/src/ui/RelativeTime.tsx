import { useTranslation } from 'react-i18next';
import { useNow } from '../lib/clock.ts';
import { exactTime, localeFor, momentOf, relativeTime } from '@lyceum/browser/time';

export function RelativeTime({ moment }: { moment: string }) {
  const { t, i18n } = useTranslation();
  const now = useNow();
  const locale = localeFor(i18n.language, navigator.languages);
  return (
    <time dateTime={moment} title={exactTime(moment, locale)}>
      {relativeTime(moment, now, locale, t('time.now'))}
    </time>
  );
}

/** Of what lies ahead. */
export function DueTime({ moment }: { moment: string }) {
  const { i18n } = useTranslation();
  const locale = localeFor(i18n.language, navigator.languages);
  return (
    <time dateTime={moment} title={exactTime(moment, locale)}>
      {momentOf(moment, locale)}
    </time>
  );
}
