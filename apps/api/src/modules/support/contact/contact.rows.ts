import { inlineProjection } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { ContactEvent } from './contact.events.ts';

export const contactRows = inlineProjection<ContactEvent>({
  name: 'support.request',
  tables: ['support.request'],
  ofStream: { contact: { 'support.request': ['id'] } },
  handles: {
    ContactRequested: ({ data, occurredAt }) => sql`
      insert into support.request (id, member_id, title, content, email, created_at)
      values (${data.request_id}, ${data.member_id ?? null}::int, ${data.title}, ${data.content}, ${data.email}, ${occurredAt}::timestamptz)`,
    ContactHandled: ({ data, occurredAt, meta }) => sql`
      update support.request set handled_at = ${occurredAt}::timestamptz, handled_by = ${meta.actor_id}::int where id = ${data.request_id}`,
    ContactReopened: ({ data }) => sql`
      update support.request set handled_at = null, handled_by = null where id = ${data.request_id}`,
  },
});
