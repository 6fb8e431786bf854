import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../lib/toast.ts';
import { FloatingPill } from '../../../ui/FloatingPill.tsx';
import { type FeedOf, feedOptions, fetchFeed } from '../feed.query.ts';
import { focusFirstCard } from './focus-first-card.ts';
import { settle, useWaiting } from './live-feed.store.ts';
import classes from './NewTopics.module.css';

/**
 * Button “3 new conversations · Show”. New topics appear only on request, so that the feed does not move under the
 * reader.
 */
export function NewTopics({ feed }: { feed: Exclude<FeedOf, 'favorites'> }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const waiting = useWaiting(feed);
  const show = useMutation({
    mutationFn: () => fetchFeed(feed, null),
    onSuccess: (first) => {
      // Replaces all pages, because later pages could repeat or miss moved topics.
      client.setQueryData(feedOptions(feed).queryKey, { pages: [first], pageParams: [null] });
      settle(feed);
      scrollTo({ top: 0 });
      // The button disappears, so keyboard users continue at the first card.
      focusFirstCard();
    },
    onError: () => toast({ kind: 'error', text: t('errors.action') }),
  });

  return (
    <div className={classes.place} role="status">
      {waiting > 0 && (
        <FloatingPill className={classes.pill} disabled={show.isPending} onClick={() => show.mutate()}>
          {t('feed.new', { count: waiting })}
          {' · '}
          <strong>{t('feed.show')}</strong>
        </FloatingPill>
      )}
    </div>
  );
}
