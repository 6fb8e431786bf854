import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { Feed } from '../features/feed/Feed.tsx';
import { loginPath } from '../lib/address/return-to.ts';
import { useMe } from '../lib/session/session.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { FeedSkeleton } from '../ui/state/Skeletons.tsx';
import classes from './bookmarks.module.css';

/** `/bookmarks`: the member's favourites, newest first. */
export function Component() {
  const { t } = useTranslation();
  const me = useMe();
  const location = useLocation();
  if (me === null) return <Navigate to={loginPath(location)} replace />;
  return (
    <>
      <PageHeading title={t('app.favorites')} className={classes.title}>
        {t('app.favorites')}
      </PageHeading>
      {me ? (
        <Feed feed="favorites" emptyTitle={t('feed.noFavorites')} emptyHint={t('feed.noFavoritesHint')} />
      ) : (
        <FeedSkeleton label={t('feed.loading')} />
      )}
    </>
  );
}
