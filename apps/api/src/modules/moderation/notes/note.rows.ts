import { inlineProjection } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { NoteEvent } from './note.events.ts';

/** The read model of notes. A removed note has no row. */
export const noteRows = inlineProjection<NoteEvent>({
  name: 'moderation.note',
  tables: ['moderation.note'],
  ofStream: { 'member-note': { 'moderation.note': ['id'] } },
  handles: {
    NoteAdded: ({ data, meta, occurredAt }) => sql`
      insert into moderation.note (id, member_id, author_id, text, created_at)
      values (${data.note_id}, ${data.member_id}, ${meta.actor_id}::int, ${data.text}, ${occurredAt}::timestamptz)`,
    NoteRemoved: ({ data }) => sql`delete from moderation.note where id = ${data.note_id}`,
  },
});
