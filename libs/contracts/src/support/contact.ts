import { z } from 'zod';
import { emailAddress } from '../base/email.ts';
import { operation } from '../base/operation.ts';
import { pageSize } from '../base/query-words.ts';
import { data, id, listOf, moment, page, reason } from '../base/shared.ts';
import { SUPPORT_LIMITS } from './limits.ts';
import { gate } from './faq.ts';

const params = z.object({ id });

export const contactInput = z.object({
  title: z.string().trim().min(1, 'Title is required').max(SUPPORT_LIMITS.title),
  content: z.string().trim().min(1, 'Content is required.').max(SUPPORT_LIMITS.content),
  /** A guest's address. For members the server always uses their own address. */
  email: emailAddress.optional(),
  /** A honeypot that people do not see. The server thanks a bot that fills it and drops the request. */
  website: z.string().max(500).optional(),
});

/** Part 3 §7. The response has the message where the specification expects it and where every other response has it. */
export const sendContact = operation({
  ...gate,
  method: 'POST',
  path: '/contact',
  summary: 'Writes to the staff: a mail to each administrator, and for members a ticket on the helpdesk',
  permission: 'public',
  body: contactInput,
  output: z.object({ message: z.string(), data: z.object({ message: z.string() }) }),
  errors: [403],
});

const contactRequest = z.object({
  id: z.int(),
  /** Null for a guest or a former member. */
  member: z.object({ id: z.int(), username: z.string(), name: z.string() }).nullable(),
  title: z.string(),
  email: z.string(),
  created_at: moment,
  handled_at: moment.nullable(),
  handled_by: z.string().nullable(),
});
export type ContactRequest = z.infer<typeof contactRequest>;
const contactRequestWhole = contactRequest.extend({ content: z.string() });
export type ContactRequestWhole = z.infer<typeof contactRequestWhole>;

export const adminListContactRequests = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/admin/contact-requests',
  summary: 'What was written to the staff, newest first',
  permission: 'admin',
  query: z.object({ page, per_page: pageSize(25, 100), state: z.enum(['open', 'handled']).optional() }),
  output: listOf(contactRequest),
});

export const adminShowContactRequest = operation({
  ...gate,
  method: 'GET',
  path: '/api/v4/admin/contact-requests/{id}',
  summary: 'One request, with its words',
  permission: 'admin',
  params,
  output: data(contactRequestWhole),
  errors: [404],
});

export const handleContactRequest = operation({
  ...gate,
  method: 'POST',
  path: '/api/v4/admin/contact-requests/{id}/handled',
  summary: 'Marks a request as dealt with, or as open again',
  permission: 'admin',
  params,
  body: z.object({ handled: z.boolean(), reason }),
  output: data(contactRequestWhole),
  errors: [404],
});
