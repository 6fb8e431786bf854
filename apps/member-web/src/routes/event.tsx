import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { AboutTab } from '../features/events/show/AboutTab.tsx';
import { EventHead } from '../features/events/show/EventHead.tsx';
import { PeopleTab } from '../features/events/show/PeopleTab.tsx';
import { type Event, eventOptions } from '../features/events/queries/events.query.ts';
import { useLiveEvent } from '../features/events/use-live-events.ts';
import { PlaceFeed } from '../features/feed/PlaceFeed.tsx';
import { paths } from '../lib/address/paths.ts';
import { FailedState } from '../ui/state/FailedState.tsx';
import { NotFound } from '../ui/state/NotFound.tsx';
import { FeedSkeleton } from '../ui/state/Skeletons.tsx';
import { Tabs } from '../ui/tabs/Tabs.tsx';

const TABS = ['about', 'feed', 'members'] as const;

/** `/events/{slug}/{tab?}`: an event, its conversations and its attendees. */
export function EventScreen() {
  const { t } = useTranslation();
  const { slug = '', tab = 'about' } = useParams();
  const event = useQuery(eventOptions(slug));
  useLiveEvent(event.data?.id);
  if (event.isPending) return <FeedSkeleton label={t('events.loading')} />;
  if (event.data === undefined) {
    return <FailedState title={t('events.failed')} onRetry={() => void event.refetch()} />;
  }
  const chosen = TABS.find((name) => name === tab);
  if (event.data === null || !chosen) return <NotFound />;
  const reads = event.data.permissions.includes('READ');
  const tabs = TABS.filter((name) => name === 'about' || reads).map((name) => ({
    ...{ name, to: paths.event(slug, name === 'about' ? undefined : name), text: t(`events.tabs.${name}`) },
  }));
  return (
    <>
      <EventHead event={event.data} />
      <Tabs label={t('events.tabs.label')} tabs={tabs} chosen={chosen} />
      <Shown event={event.data} tab={reads ? chosen : 'about'} />
    </>
  );
}

function Shown({ event, tab }: { event: Event; tab: (typeof TABS)[number] }) {
  const { t } = useTranslation();
  if (tab === 'members') return <PeopleTab event={event} />;
  if (tab === 'about' || event.channel_id === null) return <AboutTab event={event} />;
  return <PlaceFeed boardId={event.channel_id} closed={t('events.hidden')} />;
}
