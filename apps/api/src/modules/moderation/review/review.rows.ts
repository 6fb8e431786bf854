import { inlineProjection } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { ReviewEvent } from './review.events.ts';

/** The reviewed posts, with one row per member who reported each. */
export const reviewRows = inlineProjection<ReviewEvent>({
  name: 'moderation.item',
  tables: ['moderation.item', 'moderation.report', 'moderation.held_post'],
  ofStream: {
    'review-item': { 'moderation.item': ['id'], 'moderation.report': ['item_id'], 'moderation.held_post': ['item_id'] },
  },
  handles: {
    PostReported: ({ data, occurredAt, version }) => [
      data.opens
        ? sql`insert into moderation.item (id, kind, thing_id, author_id, state, opened_at, version)
              values (${data.item_id}, ${data.kind}, ${data.thing_id}, ${data.author_id}, 'open', ${occurredAt}::timestamptz, ${version})
              on conflict (id) do update set state = 'open', decision = null, decided_by = null, decided_at = null,
                opened_at = excluded.opened_at, version = excluded.version`
        : sql`update moderation.item set version = ${version} where id = ${data.item_id}`,
      sql`insert into moderation.report (item_id, reporter_id, reason, text, reported_at, open)
          values (${data.item_id}, ${data.reporter_id}, ${data.reason}, ${data.text}, ${occurredAt}::timestamptz, true)
          on conflict (item_id, reporter_id) do update set reason = excluded.reason, text = excluded.text,
            reported_at = excluded.reported_at, open = true`,
    ],
    PostHeld: ({ data, occurredAt, version }) => [
      sql`insert into moderation.item (id, kind, thing_id, author_id, state, opened_at, version)
          values (${data.item_id}, 'held', ${data.item_id}, ${data.author_id}, 'open', ${occurredAt}::timestamptz, ${version})`,
      sql`insert into moderation.held_post (item_id, author_id, post_kind, board_id, topic_id, title, content, excerpt,
                                            input, cause, held_at)
          values (${data.item_id}, ${data.author_id}, ${data.kind}, ${data.board_id}, ${data.topic_id}::int, ${data.title},
                  ${data.content}, ${data.excerpt}, ${data.input}, ${data.cause}, ${occurredAt}::timestamptz)`,
    ],
    PostHidden: ({ data, version }) => sql`
      update moderation.item set hidden = true, version = ${version} where id = ${data.item_id}`,
    AppealOpened: ({ data, occurredAt, version }) => sql`
      insert into moderation.item (id, kind, thing_id, author_id, state, opened_at, version)
      values (${data.item_id}, 'appeal', ${data.decision_id}, ${data.author_id}, 'open', ${occurredAt}::timestamptz, ${version})`,
    DecisionUndone: ({ data, version }) => [
      sql`update moderation.item set decision = 'kept', version = ${version} where id = ${data.item_id}`,
      sql`update moderation.held_post set decision = 'kept' where item_id = ${data.item_id}`,
    ],
    ReportsDecided: ({ data, meta, occurredAt, version }) => [
      sql`update moderation.item set state = 'decided', hidden = false, decision = ${data.decision}, decided_by = ${meta.actor_id}::int,
            decided_at = ${occurredAt}::timestamptz, version = ${version} where id = ${data.item_id}`,
      sql`update moderation.report set open = false where item_id = ${data.item_id}`,
      sql`update moderation.held_post set decision = ${data.decision}, reason = ${meta.reason ?? null}::text
          where item_id = ${data.item_id}`,
    ],
  },
});
