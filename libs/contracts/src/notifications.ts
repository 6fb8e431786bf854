import { z } from 'zod';
import { topicNotification } from './community/notifications.ts';
import { operation } from './base/operation.ts';
import { exact, pageSize, queryWords, when, yesOrNo } from './base/query-words.ts';
import { acknowledged, cursor, data, id, listOf, page } from './base/shared.ts';

/** By `type`: what more a notification has depends on what it is about. Each module adds its own. */
const KINDS = [topicNotification] as const;
export const notification = z.discriminatedUnion('type', KINDS);
export type Notification = z.infer<typeof notification>;
export type { EveryNotification } from './notification.ts';

const type = z.enum(KINDS.flatMap((kind) => kind.shape.type.options));

export const listNotifications = operation({
  method: 'GET',
  path: '/api/v3/notifications',
  summary: 'What happened that concerns the member, newest first',
  permission: 'member',
  query: z.object({
    page,
    limit: pageSize(20, 100),
    cursor,
    /** As the specification prints it; of a type that there is not, there are none. */
    type: z.string().max(40).optional(),
    ...queryWords({
      fields: { type: exact(type), seen: yesOrNo, topic_id: exact(id), created_at: when },
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
