import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { canRead, useBoards } from '../../entities/boards/boards.ts';
import { isWhole } from '../../entities/posts/cache/topic-cache.ts';
import BlogPosts from '../../features/announcements/BlogPosts.tsx';
import { BoardRail } from '../../features/boards/BoardRail.tsx';
import { ContinueCard, continueOptions } from '../../features/courses/ContinueCard.tsx';
import { eventOptions, upcomingOptions } from '../../features/events/queries/events.query.ts';
import { EventRail, NextOfGroup, nextOfGroupOptions } from '../../features/events/rail/EventRail.tsx';
import Upcoming from '../../features/events/rail/Upcoming.tsx';
import { ActiveMembers } from '../../features/feed/ActiveMembers.tsx';
import { StandingCard } from '../../features/gamification/rail/StandingCard.tsx';
import { TopMembers, topOptions } from '../../features/gamification/rail/TopMembers.tsx';
import { standingOptions } from '../../features/gamification/trophies.query.ts';
import RecentGroups from '../../features/groups/around/RecentGroups.tsx';
import { GroupRail, someMembersOptions } from '../../features/groups/GroupRail.tsx';
import { groupOptions, recentOptions } from '../../features/groups/queries/groups.query.ts';
import { HereNow } from '../../features/presence/HereNow.tsx';
import { relatedOptions, TopicRail } from '../../features/topic/rail/TopicRail.tsx';
import { useTopic } from '../../features/topic/topic.query.ts';
import { useMe } from '../../lib/session/session.ts';
import { useGate, useSettings } from '../../lib/session/settings.ts';
import { useSettled } from '../../ui/rail/use-settled.ts';

type Card = 'standing' | 'learning' | 'upcoming' | 'top' | 'groups' | 'blog';

/** Events that a rail with other cards has room for. */
const FEW_EVENTS = 2;

/** Cards about the community. They appear together. The members online come last, because they change all the time. */
function Cards({ cards }: { cards: readonly Card[] }) {
  const id = useMe()?.id ?? 0;
  const passes = useGate();
  const blog = useSettings()?.blog_board_id;
  const scores = passes({ plugin: 'gamification' }) ?? false;
  const all: Record<Card, [boolean, { queryKey: readonly unknown[] } | false, ReactNode]> = {
    standing: [scores, standingOptions(id), <StandingCard id={id} />],
    learning: [passes({ plugin: 'learning' }) ?? false, continueOptions, <ContinueCard />],
    upcoming: [passes({ plugin: 'events', plan: 5 }) ?? false, upcomingOptions, <Upcoming most={FEW_EVENTS} />],
    top: [scores, topOptions, <TopMembers />],
    groups: [passes({ plugin: 'groups', plan: 8 }) ?? false, recentOptions(id), <RecentGroups />],
    blog: [Boolean(blog), false, blog ? <BlogPosts boardId={blog} /> : null],
  };
  const shown = cards.map((card) => [card, ...all[card]] as const).filter(([, isOn]) => isOn);
  const isSettled = useSettled(...shown.map(([, , query]) => query));
  if (!isSettled) return null;
  return (
    <>
      {shown.map(([card, , , element]) => (
        <div key={card}>{element}</div>
      ))}
      <HereNow />
    </>
  );
}

interface At {
  slug?: string;
  tab?: string;
}

function OfBoard({ slug }: At) {
  const board = useBoards().data?.find((each) => each.slug === slug);
  if (!board) return null;
  return (
    <>
      <BoardRail board={board} />
      {canRead(board) && board.type === 'default' && <ActiveMembers boardId={board.id} />}
      <HereNow />
    </>
  );
}

function OfTopic({ slug = '' }: At) {
  const topic = useTopic(slug).data;
  const whole = topic && isWhole(topic) ? topic : null;
  const isSettled = useSettled(whole !== null && relatedOptions(whole.board_id));
  return whole && isSettled && <TopicRail key={whole.id} topic={whole} />;
}

function OfGroup({ slug = '', tab }: At) {
  const group = useQuery(groupOptions(slug)).data;
  const withEvents = useGate()({ plugin: 'events', plan: 5 }) ?? false;
  const reads = group?.permissions.includes('READ') ?? false;
  const isSettled = useSettled(
    group && reads ? someMembersOptions(group.id) : false,
    group && reads && withEvents ? nextOfGroupOptions(group.id) : false,
  );
  if (!group || !isSettled) return null;
  const open = tab ?? (reads ? 'feed' : 'about');
  return (
    <>
      {reads && withEvents && open !== 'events' && <NextOfGroup groupId={group.id} />}
      <GroupRail group={group} tab={open} />
    </>
  );
}

function OfEvent({ slug = '', tab = 'about' }: At) {
  const event = useQuery(eventOptions(slug)).data;
  const isSettled = useSettled(upcomingOptions);
  return event && isSettled && <EventRail event={event} tab={tab} />;
}

const OTHER: readonly Card[] = ['standing', 'upcoming', 'top'];

/** The rail of each screen, by the first path that matches. None repeats what its screen shows. The paths
 * are written out, because `PATHS` is not part of the first load. */
const RAILS: readonly [path: string, show: (at: At) => ReactNode][] = [
  ['/', () => <Cards cards={['standing', 'learning', 'upcoming', 'top', 'groups', 'blog']} />],
  ['/boards/:slug', (at) => <OfBoard {...at} />],
  ['/conversations/:slug', (at) => <OfTopic {...at} />],
  ['/events', () => <Cards cards={['groups', 'top', 'blog']} />],
  ['/events/:slug/edit/:tab?', () => null],
  ['/events/:slug/live-room', () => null],
  ['/events/:slug/:tab?', (at) => <OfEvent {...at} />],
  ['/groups', () => <Cards cards={['upcoming', 'top', 'blog']} />],
  ['/groups/:slug/edit/:tab?', () => null],
  ['/groups/:slug/:tab?', (at) => <OfGroup {...at} />],
  ['/quizzes/:id', () => null],
  ['/bookmarks', () => <Cards cards={['learning', ...OTHER]} />],
];

export default function Rail() {
  const { pathname } = useLocation();
  for (const [path, show] of RAILS) {
    const at = matchPath(path, pathname);
    if (at) return show(at.params);
  }
  return <Cards cards={OTHER} />;
}
