import { Injectable, type OnModuleInit } from '@nestjs/common';
import { eventParts, PATHS } from '@lyceum/contracts/first-page';
import { breadcrumbs, eventThing } from '../discovery/index.ts';
import { FirstPages, type Head, type PageAsked } from '../../platform/first-page/first-pages.ts';

/** Registers the page data that event screens load first. */
@Injectable()
export class CalendarScreens implements OnModuleInit {
  constructor(private readonly pages: FirstPages) {}

  onModuleInit(): void {
    this.pages.screen({
      path: PATHS.events,
      file: 'events',
      ask: () => Promise.resolve({ feeds: [{ type: 'text/calendar', path: '/events.ics' }] }),
    });
    this.pages.screen({ path: PATHS.event, file: 'events', ask: event });
    this.pages.screen({ path: PATHS.eventEdit, file: 'events', ask: event });
    this.pages.screen({ path: PATHS.liveRoom, file: 'live-room', ask: event });
  }
}

async function event({ answers }: PageAsked, slug: string): Promise<Head> {
  const found = (await answers.ask('GET /api/v3/events/{id}', eventParts(slug)))?.data;
  if (!found) return { isMissing: answers.has(404, 'GET /api/v3/events/{id}', eventParts(slug)) };
  const path = `/events/${encodeURIComponent(found.slug)}`;
  return {
    title: found.title,
    description: found.excerpt,
    picture: found.image,
    drawn: { kind: 'events', slug: found.slug },
    ...(found.permissions.includes('READ') && {
      structured: () => [eventThing(found), breadcrumbs({ name: found.title, path })],
    }),
  };
}
