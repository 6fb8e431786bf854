import { z } from 'zod';
import { moderationNotification, topicNotification } from './community/notifications.ts';
import {
  decisionNotification,
  heldRejectedNotification,
  reportDecidedNotification,
  reportNotification,
} from './moderation/notifications.ts';
import { quizNotification } from './quizzes/notifications.ts';
import { eventNotification } from './calendar/notifications.ts';
import { groupNotification } from './groups/notifications.ts';
import { courseNotification, lessonNotification } from './learning/notifications.ts';
import { certificateNotification } from './certificates/notifications.ts';
import { commerceNotification } from './commerce/notifications.ts';
import { messageNotification } from './messages/notifications.ts';
import { trophyNotification } from './gamification/notifications.ts';
import { followNotification } from './relations/notifications.ts';
import { operation } from './base/operation.ts';
import { exact, pageSize, queryWords, when, yesOrNo } from './base/query-words.ts';
import { acknowledged, cursor, data, id, listOf, page } from './base/shared.ts';

/** The notification shapes by `type`. Each module adds its own. */
const KINDS = [
  topicNotification,
  moderationNotification,
  reportNotification,
  reportDecidedNotification,
  heldRejectedNotification,
  decisionNotification,
  followNotification,
  messageNotification,
  eventNotification,
  quizNotification,
  groupNotification,
  courseNotification,
  lessonNotification,
  certificateNotification,
  commerceNotification,
  trophyNotification,
] as const;
export const notification = z.discriminatedUnion('type', KINDS);
export type Notification = z.infer<typeof notification>;
export type { EveryNotification } from './notification.ts';

/** Filters for several types, in addition to the types themselves. `group-activity` is the specification's (part 3 §6). */
export const NOTIFICATION_TYPES = {
  'group-activity': groupNotification.shape.type.options,
  'event-activity': eventNotification.shape.type.options,
  replies: ['comment', 'reply', 'mention'],
} as const satisfies Record<string, readonly Notification['type'][]>;

const type = z.enum(KINDS.flatMap((kind): Notification['type'][] => kind.shape.type.options));

export const listNotifications = operation({
  method: 'GET',
  path: '/api/v3/notifications',
  summary: 'What happened that concerns the member, newest first',
  permission: 'member',
  query: z.object({
    page,
    limit: pageSize(20, 100),
    cursor,
    /** The filter as in the specification. An unknown type gives an empty list. */
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
  summary: 'Marks notifications as seen: those with these ids, those of one conversation, or all',
  permission: 'member',
  takesKey: false,
  body: z.object({ conversation: id.optional(), notification_ids: z.array(id).min(1).max(100).optional() }),
  output: acknowledged,
});

export const pings = operation({
  method: 'GET',
  path: '/api/v4/notifications/pings',
  summary: 'Counts by key: what waits for the member',
  permission: 'member',
  output: data(z.record(z.string(), z.int())),
});

/** When a kind of notification is e-mailed: never, soon after the event, or in a digest. */
export const mailChoice = z.enum(['never', 'at_once', 'digest']);
export type MailChoice = z.infer<typeof mailChoice>;

const chosen = { app: z.boolean(), mail: mailChoice };

/** `weekday` 1 is Monday. `hour` is in the member's time zone. */
export const digest = z.object({
  every: z.enum(['never', 'day', 'week']),
  weekday: z.int().min(1).max(7),
  hour: z.int().min(0).max(23),
});
export type Digest = z.infer<typeof digest>;

export const preferences = z.object({
  /** `label` is in the member's language. `app` is null for a kind that is only e-mailed. */
  kinds: z.array(z.object({ kind: z.string(), label: z.string(), app: z.boolean().nullable(), mail: mailChoice })),
  digest,
});
export type Preferences = z.infer<typeof preferences>;

export const showPreferences = operation({
  method: 'GET',
  path: '/api/v4/notifications/preferences',
  summary: 'What the member is told of, where, and when by mail',
  permission: 'member',
  output: data(preferences),
});

export const changePreferences = operation({
  method: 'PUT',
  path: '/api/v4/notifications/preferences',
  summary: 'Chooses for the kinds that are named, and for the digest; the others stay as they are',
  permission: 'member',
  takesKey: false,
  body: z.object({
    kinds: z
      .array(z.object({ kind: z.string().max(40), app: chosen.app.optional(), mail: chosen.mail.optional() }))
      .max(100)
      .optional(),
    digest: digest.optional(),
  }),
  output: data(preferences),
});

const params = z.object({ token: z.string().max(200) });

export const showUnsubscribe = operation({
  method: 'GET',
  path: '/api/v4/notifications/unsubscribe/{token}',
  summary: 'Which mails the link in a mail ends; asking changes nothing',
  permission: 'public',
  params,
  output: data(z.object({ what: z.string(), ended: z.boolean() })),
  errors: [404],
});

export const unsubscribe = operation({
  method: 'POST',
  path: '/unsubscribe/{token}',
  summary: 'Ends the mails that the token was made for, and nothing else (RFC 8058: the address in `List-Unsubscribe`)',
  permission: 'public',
  takesKey: false,
  oneClick: true,
  params,
  output: acknowledged,
  errors: [404],
});
