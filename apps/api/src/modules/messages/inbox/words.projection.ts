import { plainText } from '@lyceum/editor/sanitize';
import { asyncProjection } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { stemsOf } from '../../../platform/search/full-text.ts';
import { contentByRules } from '../../../platform/text/clean-text.ts';
import type { MessageEdited, MessageEvent, MessageSent } from '../sending/message.events.ts';

/** The full-text index of messages: the words of each, and its thread as one more word (docs/adr/0045). */
export const messageWords = asyncProjection<MessageEvent>({
  name: 'messages.words',
  tables: ['messages.message_words'],
  ofStream: { message: { 'messages.message_words': ['message_id'] } },
  handles: {
    MessageSent: ({ data }) => written(data),
    MessageEdited: ({ data }) => written(data),
    MessageDeleted: ({ data }) => sql`delete from messages.message_words where message_id = ${data.message_id}`,
  },
});

/** The word for a thread in the index. Words of members never contain this character. */
export const threadWord = (threadId: number | Sql): Sql => sql`('=' || ${threadId}::int)`;

function written({ message_id, thread_id, content, rules_version }: MessageSent | MessageEdited): Sql {
  const text = content === null ? '' : plainText(contentByRules({ content, rules_version }));
  return sql`
    insert into messages.message_words (message_id, vector)
    values (${message_id}, ${stemsOf(text)} || array_to_tsvector(array[${threadWord(thread_id)}]))
    on conflict (message_id) do update set vector = excluded.vector`;
}
