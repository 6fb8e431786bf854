import { z } from 'zod';
import { consoleQuery } from '../admin/console.ts';
import { operation } from '../base/operation.ts';
import { exact, queryWords, yesOrNo } from '../base/query-words.ts';
import { data, id, listOf } from '../base/shared.ts';
import { gate } from './events.ts';
import { event, eventStatus } from './shapes.ts';

/** An event in the form's format: levels and organisers as ids, and the description as written. */
const adminEvent = event.extend({ level_ids: z.array(id), organiser_ids: z.array(id) });
export type AdminEvent = z.infer<typeof adminEvent>;

export const adminListEvents = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/admin/events',
  summary: 'Events that the viewer may read, for the console: newest first, cancelled and past ones too',
  permission: 'moderator',
  query: consoleQuery.extend({
    ...queryWords({
      fields: {
        id: exact(id),
        status: exact(eventStatus),
        category_id: exact(id),
        group_id: exact(id),
        cancelled: yesOrNo,
      },
      sorts: ['id', 'title', 'start_date', 'created_at'],
    }),
  }),
  output: listOf(adminEvent),
});

export const adminShowEvent = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/admin/events/{id}',
  summary: 'One event, for the console',
  permission: 'moderator',
  params: z.object({ id }),
  output: data(adminEvent),
  errors: [404],
});
