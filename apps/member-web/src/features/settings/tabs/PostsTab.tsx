import { useQuery } from '@tanstack/react-query';
import { api } from '@lyceum/browser/client';
import { useTranslation } from 'react-i18next';
import { textOf } from '../../../lib/html.ts';
import { useRetry } from '../../../lib/retry.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import classes from '../Settings.module.css';

const STATES = {
  waiting: 'settings.postWaiting',
  rejected: 'settings.postRejected',
  hidden: 'settings.postHidden',
} as const;

/** Settings tab with the member's posts that wait for a review, are hidden by reports, or were rejected. */
export function PostsTab() {
  const { t } = useTranslation();
  const retry = useRetry();
  const posts = useQuery({
    queryKey: ['held-posts'],
    queryFn: ({ signal }) => api('GET /api/v4/held-posts', { signal }),
  });
  if (posts.isError) return <FailedState quiet title={t('settings.postsFailed')} onRetry={retry} />;
  const rows = posts.data?.data ?? [];
  return (
    <div aria-busy={posts.isPending || undefined}>
      <p className={classes.hint}>
        {posts.data && rows.length === 0 ? t('settings.postsNone') : t('settings.postsHint')}
      </p>
      <ul className={classes.sessions}>
        {rows.map(({ id, title, content, state, reason, created_at }) => (
          <li key={id} className={classes.session}>
            <div className={classes.where}>
              <span className={classes.device}>
                {title || textOf(content)}
                <span className={classes.badge}>{t(STATES[state])}</span>
              </span>
              {title && <span className={classes.when}>{textOf(content)}</span>}
              <span className={classes.when}>
                <RelativeTime moment={created_at} />
                {reason && ` · ${t('settings.postReason', { reason })}`}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
