import type { messages } from '@lyceum/contracts';
import sql from 'sql-template-tag';
import { shownFile } from '../../media/index.ts';
import type { MessageSent } from '../sending/message.events.ts';
import { IS_NEW } from '../rights/readable.ts';

/** A message `m` as the participant `p` with the marks `k` reads it (part 2 §3). */
export const MESSAGE = sql`json_build_object(
  'id', m.id, 'thread_id', m.thread_id, 'place', m.place, 'user_id', m.member_id,
  'body', coalesce(m.content, ''), 'created_at', m.created_at,
  'deleted_at', coalesce(m.deleted_at, case when m.content is null then m.created_at end), 'attachments', m.attachments::json,
  'version', m.version, 'edited_at', m.edited_at, 'new', ${IS_NEW}, 'not_send', false, 'client_id', case when m.member_id = p.member_id then m.client_id end)`;

/** The answer to the sender, before the projection has processed the message. */
export const sentMessage = (
  { message_id, thread_id, sender_id, content, attachments, client_id }: MessageSent,
  at: Date,
): messages.Message => ({
  ...{
    id: message_id,
    thread_id,
    place: null,
    user_id: sender_id,
    body: content ?? '',
    created_at: at.toISOString(),
    deleted_at: null,
    version: 1,
    edited_at: null,
  },
  attachments: attachments.map((file) => ({ ...shownFile(file), alt: null })),
  ...{ new: false, not_send: false, client_id },
});
