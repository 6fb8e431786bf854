import { IconCalendarEvent } from '@tabler/icons-react';
import { mediaTexts } from '../../entities/media/texts/index.ts';
import { chooseTexts } from '../../entities/members/choose/texts/index.ts';
import { paths } from '../../lib/address/paths.ts';
import { withTexts } from '../../lib/i18n/texts.ts';
import type { Module, NotificationOf } from '../../lib/modules/module.ts';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { Part } from '../../ui/part/Part.tsx';
import { editorTexts } from '../../ui/rich-text/texts/index.ts';
import { FeedSkeleton } from '../../ui/state/Skeletons.tsx';
import { eventsFirstTexts, eventsTexts } from './texts/index.ts';
import { useLiveEvents } from './use-live-events.ts';

const TodayPart = lazyPart(() => import('./today/Today.tsx'));
const UpcomingPart = lazyPart(withTexts(() => import('./rail/Upcoming.tsx'), eventsTexts));
const SliderPart = lazyPart(withTexts(() => import('./EventsSlider.tsx'), eventsTexts));

const Today = () => (
  <Part missing="nothing">
    <TodayPart />
  </Part>
);
const Upcoming = () => (
  <Part missing="nothing">
    <UpcomingPart />
  </Part>
);
const Slider = () => (
  <Part missing="nothing">
    <SliderPart />
  </Part>
);

function LiveEvents() {
  useLiveEvents();
  return null;
}

type About = NotificationOf<'event_invited'>;
const what = ({ event }: About) => event.title;
const to = ({ event }: About) => paths.event(event.slug);

export const events: Module = {
  name: 'events',
  gate: { plugin: 'events', plan: 5 },
  texts: [eventsFirstTexts],
  routes: [
    {
      path: 'events',
      lazy: withTexts(() => import('../../routes/events.tsx'), eventsTexts, editorTexts),
      hydrateFallbackElement: <FeedSkeleton label="" />,
    },
    {
      path: 'events/:slug/edit/:tab?',
      lazy: withTexts(() => import('../../routes/event-edit.tsx'), eventsTexts, editorTexts, mediaTexts),
      hydrateFallbackElement: <FeedSkeleton label="" />,
    },
    {
      path: 'events/:slug/:tab?',
      lazy: withTexts(() => import('../../routes/event.tsx'), eventsTexts, chooseTexts),
      hydrateFallbackElement: <FeedSkeleton label="" />,
    },
  ],
  navigation: [{ to: paths.events, icon: IconCalendarEvent, text: 'calendar.title', Waiting: Today }],
  notifications: {
    event_invited: { text: 'notifications.eventInvited', what, to },
    event_moved_up: { text: 'notifications.eventMovedUp', what, to },
    event_changed: { text: 'notifications.eventChanged', what, to },
    event_cancelled: { text: 'notifications.eventCancelled', what, to },
    event_reminder: { text: 'notifications.eventReminder', what, to },
  },
  found: {
    events: {
      title: 'search.events',
      row: ({ slug, title, excerpt, color, starts_at }) => ({
        ...{ to: paths.event(slug), title, text: excerpt, color, when: starts_at },
      }),
    },
  },
  Rail: Upcoming,
  Live: LiveEvents,
  inFeed: { after: 4, Insert: Slider },
};
