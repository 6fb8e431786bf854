import { useQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import classes from '../features/consent/Policy.module.css';
import { PageHeading } from '../ui/PageHeading.tsx';
import { RichText } from '../ui/RichText.tsx';
import { FailedState } from '../ui/state/FailedState.tsx';
import { FeedSkeleton } from '../ui/state/Skeletons.tsx';

/** `/about/policies/privacy-policy` (part 1 §1): the privacy policy, which consent pop-ups link to. */
export function Component() {
  const { t, i18n } = useTranslation();
  const { data, isError, refetch } = useQuery({
    queryKey: ['consent', 'policy', i18n.language],
    queryFn: async ({ signal }) => (await api('GET /api/v4/policies/privacy-policy', { signal })).data,
  });
  if (isError) return <FailedState title={t('consent.policyFailed')} onRetry={() => void refetch()} />;
  if (!data) return <FeedSkeleton label={t('consent.loading')} />;
  const date =
    data.updated_at && new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(data.updated_at));
  return (
    <article className={classes.policy}>
      <PageHeading title={data.title} className={classes.title} />
      {date && <p className={classes.date}>{t('consent.updated', { date })}</p>}
      <RichText html={data.content} />
    </article>
  );
}
