import { asyncProjection } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { contentByRules } from '../../../platform/text/clean-text.ts';
import { RULES_VERSION } from '@lyceum/editor/sanitize';
import { shownFile } from '../../media/index.ts';
import type { MessageEdited, MessageEvent, MessageSent } from '../sending/message.events.ts';
import type { ThreadEvent } from '../threads/thread.events.ts';

/**
 * The messages that each participant reads, in the order of the log. Only this projection gives a message its place in
 * the thread: 1, 2, 3. Lists, cursors, read state and live events therefore agree, regardless of clocks and late
 * commits (docs/adr/0045).
 */
export const inbox = asyncProjection<ThreadEvent | MessageEvent>({
  name: 'messages.inbox',
  version: RULES_VERSION,
  tables: ['messages.participation', 'messages.message'],
  handles: {
    ThreadBegun: ({ data, occurredAt }) => {
      const { thread_id, participant_ids, begun_by, pair } = data;
      // A thread of two without messages appears only in the list of the member who started it.
      return joined(thread_id, participant_ids, occurredAt, sql`${pair} and id <> ${begun_by}::int`);
    },
    ParticipantsAdded: ({ data, occurredAt }) => joined(data.thread_id, data.participant_ids, occurredAt, sql`false`),
    ParticipantLeft: ({ data }) => sql`
      update messages.participation set has_left = true
      where thread_id = ${data.thread_id} and member_id = ${data.member_id}`,
    MessageSent: ({ data, occurredAt }) => [
      sql`
      insert into messages.message (id, thread_id, place, member_id, content, attachments, client_id, created_at)
      values (${data.message_id}, ${data.thread_id}, ${newest(data.thread_id)} + 1, ${data.sender_id}, ${wordsOf(data)}::text,
              ${filesOf(data)}, ${data.client_id}::text, ${occurredAt}::timestamptz)`,
      sql`
      update messages.participation p
      set last = ${newest(data.thread_id)}, active = ${nextOf(sql`p.member_id`)}, active_at = ${occurredAt}::timestamptz, silent = false
      where p.thread_id = ${data.thread_id} and not p.has_left`,
    ],
    MessageEdited: ({ data, occurredAt }) => sql`
      update messages.message set content = ${wordsOf(data)}::text, version = version + 1, edited_at = ${occurredAt}::timestamptz
      where id = ${data.message_id}`,
    MessageDeleted: ({ data, occurredAt }) => sql`
      update messages.message set content = null, attachments = '[]', deleted_at = ${occurredAt}::timestamptz
      where id = ${data.message_id}`,
  },
  rewrites: {
    MessageSent: ({ data }) => sql`
      update messages.message set content = case when deleted_at is null then ${wordsOf(data)}::text end,
        attachments = case when deleted_at is null then ${filesOf(data)} else '[]' end, client_id = ${data.client_id}::text
      where id = ${data.message_id}`,
    MessageEdited: ({ data }) => sql`
      update messages.message set content = case when deleted_at is null then ${wordsOf(data)}::text end
      where id = ${data.message_id}`,
  },
});

/** The place of the newest message of a thread. */
const newest = (threadId: number): Sql =>
  sql`coalesce((select max(n.place) from messages.message n where n.thread_id = ${threadId}), 0)`;

/** The highest sort key in a member's list, above all threads with earlier activity. */
const nextOf = (memberId: Sql): Sql =>
  sql`coalesce((select max(o.active) from messages.participation o where o.member_id = ${memberId}), 0) + 1`;

/** Members who join, or join again, read the messages from then on. */
const joined = (threadId: number, members: readonly number[], at: Date, silent: Sql): Sql => sql`
  insert into messages.participation (thread_id, member_id, since, last, active, active_at, silent)
  select ${threadId}::int, id, ${newest(threadId)}, ${newest(threadId)}, ${nextOf(sql`id`)}, ${at}::timestamptz, ${silent}
  from unnest(${[...members]}::int[]) id
  on conflict (thread_id, member_id) do update
    set since = excluded.since, has_left = false, last = excluded.last, active = excluded.active, active_at = excluded.active_at`;

const wordsOf = ({ content, rules_version }: MessageSent | MessageEdited): string | null =>
  content === null ? null : contentByRules({ content, rules_version });

/** As responses show them. Message files have no alternative text. */
const filesOf = ({ attachments }: MessageSent): string =>
  JSON.stringify(attachments.map((file) => ({ ...shownFile(file), alt: null })));
