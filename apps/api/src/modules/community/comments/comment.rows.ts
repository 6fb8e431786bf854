import { RULES_VERSION } from '@lyceum/editor/sanitize';
import { inlineProjection } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { contentByRules } from '../../../platform/text/clean-text.ts';
import { filesOf, textOf } from '../attachments/attachment.columns.ts';
import { deleted } from '../posts/post.rows.ts';
import type { CommentEvent } from './comment.events.ts';

/** The read model of comments. The current rules sanitise the text, as for topics. */
export const commentRows = inlineProjection<CommentEvent>({
  name: 'community.comment',
  version: RULES_VERSION,
  tables: ['community.comment'],
  ofStream: { comment: { 'community.comment': ['id'] } },
  handles: {
    CommentPosted: ({ data, occurredAt, version }) => sql`
      insert into community.comment (id, topic_id, author_id, in_reply_to, content, excerpt, created_at, updated_at, attachments,
                                     version)
      values (${data.comment_id}, ${data.topic_id}, ${data.author_id}, ${data.in_reply_to ?? null}::int,
              ${contentByRules(data)}, ${data.excerpt}, ${occurredAt}::timestamptz, ${occurredAt}::timestamptz,
              ${textOf(data.attachments ?? [])}, ${version})`,
    CommentEdited: (event) =>
      setComment(
        event,
        sql`content = ${contentByRules(event.data)}, excerpt = ${event.data.excerpt}, updated_at = ${event.occurredAt},
            attachments = coalesce(${filesOf(event.data)}::text, attachments), revision = revision + 1`,
      ),
    CommentDeleted: (event) => setComment(event, deleted(event)),
    CommentRestored: (event) => setComment(event, sql`deleted_at = null, deleted_by = null`),
  },
});

const setComment = ({ data, version }: { data: { comment_id: number }; version: number }, change: Sql): Sql =>
  sql`update community.comment set ${change}, version = ${version} where id = ${data.comment_id}`;
