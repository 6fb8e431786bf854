import { IconCalendarEvent } from '@tabler/icons-react';
import { mediaTexts } from '../../entities/media/texts/index.ts';
import { chooseTexts } from '../../entities/members/choose/texts/index.ts';
import { paths } from '../../lib/address/paths.ts';
import { withTexts } from '../../lib/i18n/texts.ts';
import type { Module, NotificationOf } from '../../lib/modules/module.ts';
import { chunk } from '../../lib/parts/chunk.ts';
import { partOf, remembering } from '../../lib/parts/lazy-part.ts';
import { Part } from '../../ui/part/Part.tsx';
import { editorTexts } from '../../ui/rich-text/texts/index.ts';
import { SliderRoom } from '../../ui/place/SliderRoom.tsx';
import { FeedSkeleton } from '../../ui/state/Skeletons.tsx';
import { eventsFirstTexts, eventsTexts } from './texts/index.ts';
import { useLiveEvents } from './use-live-events.ts';

const around = remembering(chunk(withTexts(() => import('./around.ts'), eventsTexts)));
const TodayPart = partOf(around, (parts) => parts.Today);
const SliderPart = partOf(around, (parts) => parts.EventsSlider);

const Today = () => (
  <Part missing="nothing">
    <TodayPart />
  </Part>
);
const Slider = () => (
  <Part missing="nothing" fallback={<SliderRoom height={394} />}>
    <SliderPart />
  </Part>
);

const hydrateFallbackElement = <FeedSkeleton label="" />;
const screens = withTexts(() => import('../../routes/events.tsx'), eventsTexts, chooseTexts, editorTexts, mediaTexts);
/** All screens and their dialogs share one chunk. */
const screen = (name: keyof Awaited<ReturnType<typeof screens>>) => async () => (await screens())[name];

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
    { path: 'events', lazy: screen('list'), hydrateFallbackElement },
    { path: 'events/:slug/edit/:tab?', lazy: screen('edit'), hydrateFallbackElement },
    { path: 'events/:slug/:tab?', lazy: screen('event'), hydrateFallbackElement },
  ],
  navigation: [{ to: paths.events, icon: IconCalendarEvent, text: 'calendar.title', Waiting: Today }],
  notifications: {
    event_invited: { text: 'eventInvited', what, to },
    event_moved_up: { text: 'eventMovedUp', what, to },
    event_announced: { text: 'eventAnnounced', what, to },
    event_changed: { text: 'eventChanged', what, to },
    event_cancelled: { text: 'eventCancelled', what, to },
    event_reminder: { text: 'eventReminder', what, to },
    event_live: { text: 'eventLive', what, to },
    event_organising: { text: 'eventOrganising', what, to },
  },
  found: {
    events: {
      title: 'search.events',
      row: ({ slug, title, excerpt, color, starts_at }) => ({
        ...{ to: paths.event(slug), title, text: excerpt, color, when: starts_at },
      }),
    },
  },
  Live: LiveEvents,
  inFeed: { after: 4, Insert: Slider },
};
