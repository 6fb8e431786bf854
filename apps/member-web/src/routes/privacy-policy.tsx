import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import classes from '../features/consent/Policy.module.css';
import { policyOptions } from '../features/consent/policy.query.ts';
import { useReader } from '../lib/time/reader.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { RichText } from '../ui/RichText.tsx';
import { FailedState } from '../ui/state/FailedState.tsx';
import { FeedSkeleton } from '../ui/state/Skeletons.tsx';

export { policyLoader as loader } from '../features/consent/policy.query.ts';

/** `/about/policies/privacy-policy` (part 1 §1): the privacy policy, which consent pop-ups link to. */
export function Component() {
  const { t, i18n } = useTranslation();
  const { data, isError, refetch } = useQuery(policyOptions(i18n.language));
  const { language, zone: timeZone } = useReader();
  if (isError) return <FailedState title={t('consent.policyFailed')} onRetry={() => void refetch()} />;
  if (!data) return <FeedSkeleton label={t('consent.loading')} />;
  const date =
    data.updated_at &&
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(data.updated_at));
  return (
    <article className={classes.policy}>
      <PageHeading title={data.title} className={classes.title} />
      {date && <p className={classes.date}>{t('consent.updated', { date })}</p>}
      <RichText html={data.content} />
    </article>
  );
}
