import { useTranslation } from 'react-i18next';
import { useNow } from '../lib/clock.ts';
import { exactTime, localeFor, relativeTime } from '@lyceum/browser/time';

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
