import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { paths } from '../lib/address/paths.ts';
import { Feed } from '../features/feed/Feed.tsx';
import { ProfileView } from '../features/profile/ProfileView.tsx';
import { useMember } from '../features/profile/profile.query.ts';
import { loginPath } from '../lib/address/return-to.ts';
import { useRetry } from '../lib/retry.ts';
import { useMe } from '../lib/session/session.ts';
import { FailedState } from '../ui/state/FailedState.tsx';
import { NotFound } from '../ui/state/NotFound.tsx';
import { FeedSkeleton } from '../ui/state/Skeletons.tsx';
import classes from './profile.module.css';

function Profile({ username }: { username: string }) {
  const { t } = useTranslation();
  const me = useMe();
  const member = useMember(username);
  const retry = useRetry();
  if (member.isPending) {
    return (
      <>
        <h1 className="visually-hidden">{t('app.loading')}</h1>
        <FeedSkeleton label={t('profile.loading')} />
      </>
    );
  }
  if (member.data === undefined) return <FailedState title={t('profile.failed')} onRetry={retry} />;
  if (member.data === null) return <NotFound />;
  const mine = me?.id === member.data.id;
  return (
    <>
      <ProfileView member={member.data} mine={mine} />
      <h2 className={classes.heading}>{t('feed.title')}</h2>
      <Feed
        key={member.data.id}
        feed={{ authorId: member.data.id }}
        emptyHint={mine ? t('profile.noTopicsMine') : t('profile.noTopics', { name: member.data.first_name })}
        emptyAction={
          mine && (
            <Button component={Link} to="/" variant="default">
              {t('notFound.home')}
            </Button>
          )
        }
      />
    </>
  );
}

/** `/profile/{username}`: a member's profile. `/profile` redirects to the member's own. */
export function Component() {
  const { username } = useParams();
  const me = useMe();
  const location = useLocation();
  if (username) return <Profile username={username} />;
  if (me === undefined) return null;
  return <Navigate to={me ? paths.profile(me.username) : loginPath(location)} replace />;
}
