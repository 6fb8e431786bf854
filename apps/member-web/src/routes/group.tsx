import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { eventsTexts } from '../features/events/texts/index.ts';
import { PlaceFeed } from '../features/feed/PlaceFeed.tsx';
import { type Group, groupOptions } from '../features/groups/queries/groups.query.ts';
import { AboutTab } from '../features/groups/show/AboutTab.tsx';
import { FilesTab } from '../features/groups/show/FilesTab.tsx';
import { GroupHead } from '../features/groups/show/GroupHead.tsx';
import { PeopleTab } from '../features/groups/show/PeopleTab.tsx';
import { useLiveGroup } from '../features/groups/use-live-groups.ts';
import { paths } from '../lib/address/paths.ts';
import { withTexts } from '../lib/i18n/texts.ts';
import { lazyPart } from '../lib/parts/lazy-part.ts';
import { acting, useMe } from '../lib/session/session.ts';
import { type Gate, useFeature } from '../lib/session/settings.ts';
import { Part } from '../ui/part/Part.tsx';
import { FailedState } from '../ui/state/FailedState.tsx';
import { NotFound } from '../ui/state/NotFound.tsx';
import { FeedSkeleton } from '../ui/state/Skeletons.tsx';
import { Tabs } from '../ui/tabs/Tabs.tsx';

const EVENTS: Gate = { plugin: 'events', plan: 5 };
/** Loads with the texts of events. This screen already has the editor's texts. */
const GroupEvents = lazyPart(withTexts(() => import('../features/events/list/GroupEvents.tsx'), eventsTexts));

const TABS = ['feed', 'events', 'about', 'members', 'files'] as const;
type Tab = (typeof TABS)[number];

/**
 * `/groups/{slug}/{tab?}`: conversations, description, members and files of a group, and its events if the plugin is
 * on.
 */
export function GroupScreen() {
  const { t } = useTranslation();
  const { slug = '', tab } = useParams();
  const group = useQuery(groupOptions(slug));
  const withEvents = useFeature(EVENTS) ?? false;
  useLiveGroup(group.data?.id);
  if (group.isPending) return <FeedSkeleton label={t('groups.loading')} />;
  if (group.data === undefined) {
    return <FailedState title={t('groups.failed')} onRetry={() => void group.refetch()} />;
  }
  if (group.data === null || (tab && !TABS.some((name) => name === tab))) return <NotFound />;
  const reads = group.data.permissions.includes('READ');
  const first: Tab = reads ? 'feed' : 'about';
  const offered = TABS.filter((name) => name === 'about' || (reads && (name !== 'events' || withEvents)));
  const chosen = offered.find((name) => name === tab) ?? first;
  return (
    <>
      <GroupHead group={group.data} />
      <Tabs
        label={t('groups.tabs.label')}
        tabs={offered.map((name) => ({
          ...{ name, to: paths.group(slug, name === first ? undefined : name), text: t(`groups.tabs.${name}`) },
        }))}
        chosen={chosen}
      />
      <Shown group={group.data} tab={chosen} />
    </>
  );
}

function Shown({ group, tab }: { group: Group; tab: Tab }) {
  const { t } = useTranslation();
  const me = useMe();
  if (tab === 'members') return <PeopleTab group={group} />;
  if (tab === 'files') return <FilesTab group={group} />;
  if (tab === 'events') {
    return (
      <Part fallback={<FeedSkeleton label={t('app.loading')} />}>
        <GroupEvents group={group} makes={acting(me) !== null && group.permissions.includes('MAKE_EVENTS')} />
      </Part>
    );
  }
  if (tab === 'about') return <AboutTab group={group} />;
  return <PlaceFeed boardId={group.channel_id} closed={t('groups.hidden')} />;
}
