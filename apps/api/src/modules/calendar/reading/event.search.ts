import { Injectable, type OnModuleInit } from '@nestjs/common';

import { plainText, RULES_VERSION } from '@lyceum/editor/sanitize';
import { roleToken } from '../../../platform/audiences/tokens.ts';
import { SearchOffers, WHOLE } from '../../../platform/search/search-offers.ts';
import { contentByRules } from '../../../platform/text/clean-text.ts';
import type { Details, EventEvent } from '../events/event.events.ts';
import { eventReaderToken, groupToken } from '../rights/policies.ts';
import { EventsPlugin } from '../rights/plugin.ts';
import { EventQueries } from './event.queries.ts';

const words = (d: Details): { title: string; body: string } => ({
  title: d.title,
  body: [
    plainText(contentByRules({ content: d.description, rules_version: d.rules_version })),
    d.full_address,
    d.province,
  ]
    .filter((text) => text !== '')
    .join(' '),
});

/** The search audience of an event. Only its readers find an event that is not public. */
const audienceOf = (id: number, { status }: Pick<Details, 'status'>, groupId: number | null): string[] =>
  status === 'public'
    ? [roleToken('guest')]
    : [roleToken('admin'), eventReaderToken(id), ...(groupId === null ? [] : [groupToken(groupId)])];

/** Registers events for search. */
@Injectable()
export class EventSearch implements OnModuleInit {
  constructor(
    private readonly offers: SearchOffers,
    private readonly events: EventQueries,
    private readonly plugin: EventsPlugin,
  ) {}

  onModuleInit(): void {
    this.offers.offers<EventEvent>({
      model: 'events',
      isThere: () => this.plugin.isThere(),
      version: RULES_VERSION,
      documents: {
        EventPlanned: ({ data, occurredAt }) => ({
          is: 'written',
          id: data.event_id,
          ...words(data),
          at: occurredAt,
          audience: audienceOf(data.event_id, data, data.group_id),
        }),
        EventChanged: ({ data }) => [
          { is: 'reworded', id: data.event_id, part: WHOLE, ...words(data) },
          { is: 'opened', id: data.event_id, audience: audienceOf(data.event_id, data, data.group_id) },
        ],
      },
      show: async (viewer, hits) => {
        const found = await this.events.among(
          viewer,
          hits.map(({ id }) => id),
        );
        return new Map([...found].filter(([, event]) => event.permissions.includes('READ')));
      },
    });
  }
}
