import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../lib/address/paths.ts';
import { Feed } from '../features/feed/Feed.tsx';
import { feedOptions } from '../features/feed/feed.query.ts';
import { ProfileView } from '../features/profile/ProfileView.tsx';
import { memberOptions, useMember } from '../features/profile/profile.query.ts';
import { loginPath } from '../lib/address/return-to.ts';
import { begin } from '../lib/modules/begin.ts';
import { useRetry } from '../lib/retry.ts';
import { currentClient } from '../lib/session/query-client.ts';
import { useMe } from '../lib/session/session.ts';
import { useFeature } from '../lib/session/settings.ts';
import { lazyPart } from '../lib/parts/lazy-part.ts';
import { Part } from '../ui/part/Part.tsx';
import { Tabs } from '../ui/tabs/Tabs.tsx';
import { FailedState } from '../ui/state/FailedState.tsx';
import { NotFound } from '../ui/state/NotFound.tsx';
import { FeedSkeleton } from '../ui/state/Skeletons.tsx';
import classes from './profile.module.css';

const TABS = ['topics', 'comments', 'trophies', 'groups', 'courses'] as const;
type Tab = (typeof TABS)[number];

async function prefetch(username: string, tab: string | null): Promise<void> {
  const client = currentClient();
  const member = await client.fetchQuery(memberOptions(username));
  if (member && (tab === null || tab === 'topics')) {
    await client.prefetchInfiniteQuery(feedOptions({ authorId: member.id }));
  }
}

/** Starts loading a profile and the member's topics while the screen loads. */
export const loader = ({ params: { username }, request }: LoaderFunctionArgs) =>
  username ? begin(prefetch(username, new URL(request.url).searchParams.get('tab'))) : null;

const CommentsBy = lazyPart(() => import('../features/profile/CommentsBy.tsx'));
const CoursesOf = lazyPart(() => import('../features/courses/CoursesOf.tsx'));
const TrophiesOf = lazyPart(() => import('../features/gamification/TrophiesOf.tsx'));
const GroupsOf = lazyPart(() => import('../features/groups/GroupsOf.tsx'));

function Parts({ username, chosen, offered }: { username: string; chosen: Tab; offered: readonly Tab[] }) {
  const { t } = useTranslation();
  const tabs = offered.map((name) => ({
    name,
    to: paths.profile(username) + (name === 'topics' ? '' : `?tab=${name}`),
    text: t(`profilePage.tabs.${name}`),
  }));
  return (
    <div className={classes.heading}>
      <Tabs label={t('profilePage.tabs.label')} tabs={tabs} chosen={chosen} />
    </div>
  );
}

function Profile({ username }: { username: string }) {
  const { t } = useTranslation();
  const me = useMe();
  const member = useMember(username);
  const retry = useRetry();
  const [query] = useSearchParams();
  const hasTrophies = useFeature({ plugin: 'gamification' }) ?? false;
  const hasCourses = useFeature({ plugin: 'learning' }) ?? false;
  const hasGroups = useFeature({ plugin: 'groups', plan: 8 }) ?? false;
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
  const isOffered = {
    topics: true,
    comments: true,
    trophies: me && hasTrophies,
    groups: me && hasGroups,
    courses: me && hasCourses,
  };
  const tabs = TABS.filter((name) => isOffered[name]);
  const tab = tabs.find((name) => name === query.get('tab')) ?? 'topics';
  return (
    <>
      <ProfileView member={member.data} mine={mine} />
      <Parts username={member.data.username} chosen={tab} offered={tabs} />
      {tab === 'comments' && (
        <Part>
          <CommentsBy key={member.data.id} id={member.data.id} />
        </Part>
      )}
      {tab === 'courses' && (
        <Part>
          <CoursesOf id={member.data.id} mine={mine} />
        </Part>
      )}
      {tab === 'trophies' && (
        <Part>
          <TrophiesOf id={member.data.id} />
        </Part>
      )}
      {tab === 'groups' && (
        <Part>
          <GroupsOf id={member.data.id} />
        </Part>
      )}
      {tab === 'topics' && (
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
      )}
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
  return <Navigate to={me ? paths.profile(me.username) + location.search : loginPath(location)} replace />;
}
