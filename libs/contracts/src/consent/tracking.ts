import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { data } from '../base/shared.ts';
import { gate } from './consent.ts';

/** Takes `{ url, session_id, event }` (part 1 §6). The specification defines no response. */
export const track = operation({
  ...gate,
  method: 'POST',
  path: '/api/v3/track',
  summary: 'Counts a visit, where this browser allows analytics; else nothing is kept, and it is answered all the same',
  permission: 'public',
  takesKey: false,
  example: { event: 'page_view', url: 'https://www.example.org/home' },
  body: z.object({
    url: z.url('Please enter a valid address').max(2000),
    /** The id of the previous response. The server issues a new id if it is unknown or older than thirty minutes. */
    session_id: z.string().max(64).nullable().optional(),
    event: z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/, 'An event looks like page_view'),
  }),
  output: data(z.object({ tracked: z.boolean(), session_id: z.string().nullable() })),
});

export const adminVisits = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/admin/visits',
  summary: 'Visits of the last thirty days, of those who allow it: by day, by page and by event',
  permission: 'moderator',
  output: data(
    z.object({
      sessions: z.int(),
      visits: z.int(),
      days: z.array(z.object({ date: z.string(), sessions: z.int(), visits: z.int() })),
      pages: z.array(z.object({ path: z.string(), visits: z.int() })),
      events: z.array(z.object({ event: z.string(), visits: z.int() })),
    }),
  ),
});
