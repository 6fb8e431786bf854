import { RULES_VERSION } from '@lyceum/editor/sanitize';
import { inlineProjection } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { contentByRules } from '../../../platform/text/clean-text.ts';
import { filesOf, textOf, videoOf } from '../attachments/attachment.columns.ts';
import { deleted } from '../posts/post.rows.ts';
import type { TopicEvent } from './topic.events.ts';

/**
 * The read model of topics, updated in the transaction of their events. Rich text is sanitised when a member writes it.
 * If the rules have changed since, it is sanitised here again (promise 22).
 */
export const topicRows = inlineProjection<TopicEvent>({
  name: 'community.topic',
  version: RULES_VERSION,
  tables: ['community.topic', 'community.topic_address'],
  ofStream: { topic: { 'community.topic': ['id'], 'community.topic_address': ['topic_id'] } },
  handles: {
    TopicPosted: ({ data, occurredAt, version }) => sql`
      insert into community.topic (id, post_id, board_id, author_id, title, slug, content, excerpt, post_type, status,
                                   sticky, created_at, updated_at, release_at, scheduled, quiz_id, birthday_year,
                                   ticket_status, attachments, video_url, video_id, tags, version)
      values (${data.topic_id}, ${data.post_id}, ${data.board_id}, ${data.author_id}, ${data.title}, ${data.slug},
              ${contentByRules(data)}, ${data.excerpt}, ${data.post_type}, ${data.invisible ? 'invisible' : 'open'}, ${data.sticky ?? false},
              ${occurredAt}::timestamptz, ${occurredAt}::timestamptz, ${data.release_at ?? occurredAt}::timestamptz,
              ${data.scheduled ?? false}, ${data.quiz_id ?? null}::int, ${data.birthday_year ?? null}::int,
              ${data.ticket ? 'open' : null}::text, ${textOf(data.attachments ?? [])}, ${data.video_url || null}::text,
              ${data.video_id ?? null}::text, ${data.tags ?? []}::text[], ${version})`,
    TopicIntroduced: (event) => {
      const { data, occurredAt } = event;
      const text = sql`title = ${data.title}, slug = ${data.slug}, content = ${contentByRules(data)}, excerpt = ${data.excerpt}`;
      const at = sql`created_at = ${occurredAt}::timestamptz, updated_at = ${occurredAt}::timestamptz, release_at = ${occurredAt}::timestamptz`;
      return setTopic(event, sql`status = 'open', ${text}, ${at}`);
    },
    IntroductionDismissed: (event) => setTopic(event, deleted(event)),
    TopicEdited: ({ data, occurredAt, version }) => sql`
      update community.topic set title = ${data.title}, content = ${contentByRules(data)},
        excerpt = coalesce(${data.excerpt}::text, excerpt), updated_at = ${occurredAt}, revision = revision + 1,
        attachments = coalesce(${filesOf(data)}::text, attachments), ${videoOf(data)}
        version = ${version} where id = ${data.topic_id}`,
    TopicTagged: (event) => setTopic(event, sql`tags = ${event.data.tags}::text[]`),
    TopicDetailsChanged: ({ data, version }) => [
      sql`update community.topic set slug = ${data.slug}, meta_title = ${data.meta_title}::text,
            meta_description = ${data.meta_description}::text, revision = revision + 1, version = ${version}
          where id = ${data.topic_id}`,
      ...(data.former_slug === null
        ? []
        : [
            sql`insert into community.topic_address (slug, topic_id) values (${data.former_slug}, ${data.topic_id})
                on conflict (slug) do update set topic_id = excluded.topic_id`,
          ]),
    ],
    TopicRescheduled: ({ data, version }) => sql`
      update community.topic set release_at = ${data.release_at}::timestamptz,
        scheduled = ${data.scheduled ?? false}, revision = revision + 1,
        version = ${version} where id = ${data.topic_id}`,
    TopicReleased: (event) => setTopic(event, sql`scheduled = false`),
    TopicMoved: ({ data, version }) => sql`
      update community.topic set board_id = ${data.board_id}, revision = revision + 1, version = ${version}
      where id = ${data.topic_id}`,
    TopicPinned: (event) => setTopic(event, sql`sticky = true`),
    TopicUnpinned: (event) => setTopic(event, sql`sticky = false`),
    TopicClosed: (event) => setTopic(event, sql`status = 'closed', closed_at = ${event.occurredAt}`),
    TopicReopened: (event) => setTopic(event, sql`status = 'open', closed_at = null`),
    TicketStatusChanged: (event) => setTopic(event, sql`ticket_status = ${event.data.ticket_status}`),
    AnswerAccepted: (event) => setTopic(event, sql`accepted_comment_id = ${event.data.comment_id}`),
    AnswerWithdrawn: (event) => setTopic(event, sql`accepted_comment_id = null`),
    TopicDeleted: (event) => setTopic(event, deleted(event)),
    TopicRestored: (event) => setTopic(event, sql`deleted_at = null, deleted_by = null`),
  },
});

const setTopic = ({ data, version }: { data: { topic_id: number }; version: number }, change: Sql): Sql =>
  sql`update community.topic set ${change}, version = ${version} where id = ${data.topic_id}`;
