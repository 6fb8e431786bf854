import { z } from 'zod';
import { memberCard } from './identity/identity.ts';
import { operation } from './operation.ts';
import { exact, pageSize, queryWords, when, yesOrNo } from './query-words.ts';
import { acknowledged, cursor, data, id, listOf, moment, page } from './shared.ts';

export const notification = z.object({
  id,
  /** `held`: a scheduled topic that did not come out, since whoever set its date may no longer publish it. */
  type: z.enum(['comment', 'ticket', 'held']),
  created_at: moment,
  seen: z.boolean(),
  topic: z.object({ id, title: z.string(), slug: z.string() }),
  comment_id: id.nullable(),
  user: memberCard,
});
export type Notification = z.infer<typeof notification>;

/** What the member's own channel is told. */
export interface NotificationLiveEvents {
  notification: { notification_id: number };
}

export const listNotifications = operation({
  method: 'GET',
  path: '/api/v3/notifications',
  summary: 'What happened that concerns the member, newest first',
  permission: 'member',
  query: z.object({
    page,
    limit: pageSize(20, 100),
    cursor,
    ...queryWords({
      fields: { type: exact(notification.shape.type), seen: yesOrNo, topic_id: exact(id), created_at: when },
      with: ['user', 'topic'],
    }),
  }),
  output: listOf(notification),
});

export const trackNotifications = operation({
  method: 'POST',
  path: '/api/v3/notifications/track',
  summary: 'Marks notifications as seen: those of one conversation, or all',
  permission: 'member',
  takesKey: false,
  body: z.object({ conversation: id.optional() }),
  output: acknowledged,
});

export const pings = operation({
  method: 'GET',
  path: '/api/v4/notifications/pings',
  summary: 'Counts by key: what waits for the member',
  permission: 'member',
  output: data(z.record(z.string(), z.int())),
});
