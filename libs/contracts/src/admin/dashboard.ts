import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { data } from '../base/shared.ts';

export const DASHBOARD_DAYS = 30;

/** One day in the community's time zone. */
const day = z.object({ date: z.iso.date(), topics: z.int(), comments: z.int(), members: z.int() });
export type DashboardDay = z.infer<typeof day>;

export const dashboard = z.object({
  members: z.object({
    total: z.int(),
    /** Members with a session that was active within the last 7 or 30 days. */
    seen_week: z.int(),
    seen_month: z.int(),
  }),
  /** The last entry is today. Counts content that the viewer may read and that is not deleted. */
  days: z.array(day),
  /** Health metrics, for administrators only. */
  system: z
    .object({
      parked_events: z.int(),
      stalled_processors: z.int(),
      /** Null if the queue does not respond. */
      failed_jobs: z.int().nullable(),
      lag_seconds: z.number(),
      /** E-mails that wait longer than expected or were refused at the last try. */
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
