import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { pageSize, queryWords, exact, when } from '../base/query-words.ts';
import { acknowledged, cursor, data, id, listOf, moment, page } from '../base/shared.ts';
import { memberCard } from '../identity/identity.ts';
import { REASON_LENGTH } from '../limits.ts';
import { message } from './shapes.ts';

const plugin = 'messages';
const params = z.object({ id });
const why = z.string().trim().min(1, 'Please give a reason').max(REASON_LENGTH);

export const reportState = z.enum(['open', 'closed']);
const outcome = z.enum(['deleted', 'kept']);

/** A reported message. Lists show the reporter and the author, and staff must open the report to see the text. */
export const messageReport = z.object({
  id,
  message_id: id,
  state: reportState,
  outcome: outcome.nullable(),
  reason: z.string(),
  created_at: moment,
  reporter: memberCard,
  /** The author of the reported message. */
  user: memberCard,
  /** How often staff opened the report. */
  read_count: z.int(),
});
export type MessageReport = z.infer<typeof messageReport>;

export const reportMessage = operation({
  method: 'POST',
  path: '/api/v4/inbox/messages/{id}/report',
  summary: 'Shows a message of another with its neighbours to moderators, and says why',
  permission: 'member',
  plugin,
  params,
  body: z.object({
    reason: why,
    /** The version that the reporter read. A later edit does not change the report. */
    version: z.int().positive().optional(),
  }),
  output: acknowledged,
  status: 201,
  errors: [403, 404],
});

export const listReports = operation({
  method: 'GET',
  path: '/api/v4/admin/message-reports',
  summary: 'Reported messages, without their words',
  permission: 'moderator',
  plugin,
  query: z.object({
    page,
    size: pageSize(20, 100),
    cursor,
    ...queryWords({ fields: { state: exact(reportState), created_at: when } }),
  }),
  output: listOf(messageReport),
});

export const showReport = operation({
  method: 'GET',
  path: '/api/v4/admin/message-reports/{id}',
  summary: 'One reported message, without its words',
  permission: 'moderator',
  plugin,
  params,
  output: data(messageReport),
  errors: [404],
});

export const openReport = operation({
  method: 'POST',
  path: '/api/v4/admin/message-reports/{id}/open',
  summary: 'The reported message with its neighbours; that it was read, by whom and why is recorded first',
  permission: 'moderator',
  plugin,
  params,
  body: z.object({ reason: why }),
  output: data(
    messageReport.extend({
      messages: z.array(message.omit({ place: true, new: true, client_id: true, not_send: true })),
    }),
  ),
  errors: [403, 404],
});

export const closeReport = operation({
  method: 'PUT',
  path: '/api/v4/admin/message-reports/{id}',
  summary: 'Ends a report: the message is deleted for everybody, or kept',
  permission: 'moderator',
  plugin,
  params,
  body: z.object({ outcome, reason: why }),
  output: data(messageReport),
  errors: [403, 404, 409],
});
