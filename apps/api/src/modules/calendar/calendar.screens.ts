import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { calendar } from '@lyceum/contracts';
import { EVENT_LISTS, eventListParts } from '@lyceum/contracts/first-lists';
import { ALL_BOARDS, eventParts, PATHS } from '@lyceum/contracts/first-page';
import { breadcrumbs, eventThing, numberedPage, pageNumber, placeFeedPage } from '../discovery/index.ts';
import { FirstPages, type Head, type PageAsked } from '../../platform/first-page/first-pages.ts';

/** Registers the page data that event screens load first. */
@Injectable()
export class CalendarScreens implements OnModuleInit {
  constructor(private readonly pages: FirstPages) {}

  onModuleInit(): void {
    this.pages.screen({
      path: PATHS.events,
      file: 'events',
      ask: list,
    });
    this.pages.screen({ path: PATHS.event, file: 'events', ask: eventTab });
    this.pages.screen({ path: PATHS.eventEdit, file: 'events', ask: event });
    this.pages.screen({ path: PATHS.liveRoom, file: 'live-room', ask: event });
  }
}

async function list({ answers, query }: PageAsked): Promise<Head> {
  const feeds = [{ type: 'text/calendar', path: '/events.ics' }];
  // The month view asks for the days that it shows.
  if (query.get('view') === 'month') return { feeds };
  const shown = EVENT_LISTS.find((name) => name === query.get('show')) ?? 'upcoming';
  const number = pageNumber(query);
  const listed = await answers.ask('GET /api/v3/events', eventListParts(shown, Date.now(), number));
  const page = numberedPage(
    number,
    listed,
    ({ slug, title, excerpt, starts_at }) => ({ path: pathOf(slug), title, author: '', at: starts_at, text: excerpt }),
    { isShown: true, choice: shown === 'upcoming' ? '' : `show=${shown}` },
  );
  return { ...page, feeds };
}

async function event({ answers }: PageAsked, slug: string): Promise<Head & { found?: calendar.Event }> {
  const found = (await answers.ask('GET /api/v3/events/{id}', eventParts(slug)))?.data;
  if (!found) return { isMissing: answers.has(404, 'GET /api/v3/events/{id}', eventParts(slug)) };
  const path = pathOf(found.slug);
  return {
    found,
    title: found.title,
    description: found.excerpt,
    picture: found.image,
    drawn: { kind: 'events', slug: found.slug },
    ...(found.permissions.includes('READ') && {
      structured: () => [eventThing(found), breadcrumbs({ name: found.title, path })],
    }),
  };
}

/** An event with what its tab shows first: its feed or its attendees. */
async function eventTab(asked: PageAsked, slug: string, tab = ''): Promise<Head> {
  const { answers } = asked;
  const { found, ...head } = await event(asked, slug);
  if (!found?.permissions.includes('READ')) return head;
  if (tab === 'feed' && found.channel_id !== null) {
    const boards = (await answers.ask('GET /api/v4/community/channels', ALL_BOARDS))?.data ?? [];
    return { ...(await placeFeedPage(asked, boards, found.channel_id)), ...head };
  }
  if (tab === 'members') {
    const query = { status: 'going' as const, page: 1 };
    await answers.ask('GET /api/v4/events/{id}/members', { params: { id: found.id }, query });
  }
  return head;
}

const pathOf = (slug: string): string => `/events/${encodeURIComponent(slug)}`;
