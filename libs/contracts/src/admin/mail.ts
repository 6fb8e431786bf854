import { z } from 'zod';
import { operation } from '../base/operation.ts';
import { exact, pageSize, queryWords, when } from '../base/query-words.ts';
import { data, id, listOf, moment, page } from '../base/shared.ts';

export const adminMail = z.object({
  id,
  member_id: id.nullable(),
  recipient: z.string(),
  subject: z.string(),
  created_at: moment,
  /** When the server sent the e-mail over SMTP. */
  sent_at: moment.nullable(),
  /** When the server stored the e-mail instead of sending it, because SMTP is not configured. */
  kept_at: moment.nullable(),
  /** When the recipient's mail server refused it permanently. There is no retry. */
  refused_at: moment.nullable(),
  error: z.string().nullable(),
});
export type AdminMail = z.infer<typeof adminMail>;

/** Bodies are empty if the e-mail was sent over SMTP or refused. */
export const adminMailWhole = adminMail.extend({ text: z.string(), html: z.string() });
export type AdminMailWhole = z.infer<typeof adminMailWhole>;

/** The state of an e-mail. `failed` will be retried, `refused` is permanent, and `kept` is stored without SMTP. */
export const mailState = z.enum(['waiting', 'sent', 'failed', 'refused', 'kept']);

export const adminListMails = operation({
  method: 'GET',
  path: '/api/v4/admin/mails',
  summary: 'Mails that were sent or wait to be, the newest first',
  permission: 'admin',
  query: z.object({
    page,
    per_page: pageSize(25, 100),
    q: z.string().trim().max(100).optional(),
    ...queryWords({
      fields: { member_id: exact(id), state: exact(mailState), created_at: when, sent_at: when },
      sorts: ['created_at', 'sent_at', 'id'],
    }),
  }),
  output: listOf(adminMail),
});

export const adminShowMail = operation({
  method: 'GET',
  path: '/api/v4/admin/mails/{id}',
  summary: 'One mail; its text only where nothing is sent by SMTP',
  permission: 'admin',
  params: z.object({ id }),
  output: data(adminMailWhole),
  errors: [404],
});
