import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LIVE } from '../../../lib/realtime/catch-up.ts';
import { paths } from '../../../lib/address/paths.ts';
import { boardsOptions } from '../../../entities/boards/boards.ts';
import { api } from '@lyceum/browser/client';
import { FEED_PAGE } from '@lyceum/contracts/first-page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isWhole } from '../../../entities/posts/cache/topic-cache.ts';
import { itemsOf } from '../../../lib/pages.ts';
import classes from './BoardPreviews.module.css';

/** Titles and excerpts of the topics on a board that the member may not read (decisions 31). */
export default function BoardPreviews({ boardId }: { boardId: number }) {
  const { t } = useTranslation();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...boardsOptions.queryKey, 'previews', boardId],
    meta: LIVE,
    queryFn: async ({ pageParam, signal }) => {
      const query = { board_id: boardId, limit: FEED_PAGE, cursor: pageParam ?? undefined };
      const page = await api('GET /api/v3/topics', { query, signal });
      return { ...page, data: page.data.filter((topic) => !isWhole(topic)) };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  });
  const previews = itemsOf(data);
  if (previews.length === 0) return null;
  return (
    <section aria-label={t('lock.previews')}>
      <h2 className={classes.heading}>{t('lock.previews')}</h2>
      <ul className={classes.list}>
        {previews.map(({ id, slug, title, excerpt }) => (
          <li key={id} className={classes.card}>
            <h3 className={classes.title}>
              <IconLock size={17} stroke={1.8} aria-label={t('nav.locked')} role="img" />{' '}
              <Link to={paths.conversation(slug)}>{title}</Link>
            </h3>
            {excerpt && <p className={classes.excerpt}>{excerpt}</p>}
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('app.loadMore')}
        </Button>
      )}
    </section>
  );
}
