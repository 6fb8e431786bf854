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
  /** When it left over SMTP. */
  sent_at: moment.nullable(),
  /** When it was kept here instead: there is no SMTP, and it was not sent. */
  kept_at: moment.nullable(),
  /** When the recipient's mail server refused it for good; it is not tried again. */
  refused_at: moment.nullable(),
  error: z.string().nullable(),
});
export type AdminMail = z.infer<typeof adminMail>;

/** Empty bodies: the mail has left over SMTP, or was refused. */
export const adminMailWhole = adminMail.extend({ text: z.string(), html: z.string() });
export type AdminMailWhole = z.infer<typeof adminMailWhole>;

/** Waiting; sent; failed at the last try and tried again; refused for good; kept here without SMTP. */
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
