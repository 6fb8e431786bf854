import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { data } from '../base/shared.ts';

export const DASHBOARD_DAYS = 30;

/** One day on the community's clocks. */
const day = z.object({ date: z.iso.date(), topics: z.int(), comments: z.int(), members: z.int() });
export type DashboardDay = z.infer<typeof day>;

export const dashboard = z.object({
  members: z.object({
    total: z.int(),
    /** Signed in somewhere and seen there within so many days. */
    seen_week: z.int(),
    seen_month: z.int(),
  }),
  /** The last of them is today. Of what the viewer may read, without what was deleted since. */
  days: z.array(day),
  /** What may want mending; for administrators. */
  system: z
    .object({
      parked_events: z.int(),
      stalled_processors: z.int(),
      /** Null: the queue does not answer. */
      failed_jobs: z.int().nullable(),
      lag_seconds: z.number(),
      /** Waiting longer than a mail should, or refused at the last try. */
      mails_not_sent: z.int(),
    })
    .nullable(),
});
export type Dashboard = z.infer<typeof dashboard>;

export const showDashboard = operation({
  method: 'GET',
  path: '/api/v4/admin/dashboard',
  summary:
    'What staff look at in the morning: members, what was written in thirty days, and for administrators what runs',
  permission: 'moderator',
  output: data(dashboard),
});
