import { RULES_VERSION } from '@lyceum/editor/sanitize';
import { inlineProjection, type Meta } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { contentByRules } from '../../platform/text/clean-text.ts';
import { openingAddress } from '../media/index.ts';
import { filesOf, textOf, videoOf } from './attachments/attachment.columns.ts';
import type { BoardEvent } from './boards/board.events.ts';
import type { CommentEvent } from './comments/comment.events.ts';
import type { LikeEvent } from './posts/like.events.ts';
import type { TopicEvent } from './topics/topic.events.ts';

/** Where the picture of a board is asked for. */
const pictureAt = (upload: number | null | undefined): string | null =>
  upload ? openingAddress(upload, 'full') : null;

/**
 * Each stream's own row, written with its events: what commands check and single records are read from. Rich text was
 * cleaned when it was written, and is cleaned again here where that was by other rules than today's (promise 22).
 */
export const boardRows = inlineProjection<BoardEvent>({
  name: 'community.board',
  tables: ['community.board'],
  handles: {
    BoardCreated: ({ data, version }) => sql`
      insert into community.board (id, name, slug, description, color, icon, type, template, source, parent_id, index,
                                   homepage, read_by, write_by, level_ids, salespage, show_level, image, version)
      values (${data.board_id}, ${data.name}, ${data.slug}, ${data.description}, ${data.color}, ${data.icon}, ${data.type},
              ${data.template}, ${data.source}, ${data.parent_id}::int, ${data.index}, ${data.homepage}, ${data.read_by},
              ${data.write_by}, ${data.level_ids ?? []}::int[], ${data.salespage ?? null}::text,
              ${data.show_level ?? false}, ${pictureAt(data.image)}::text, ${version})`,
    BoardChanged: ({ data, version }) => sql`
      update community.board set name = ${data.name}, description = ${data.description}, color = ${data.color},
        icon = ${data.icon}, parent_id = ${data.parent_id}::int, index = ${data.index}, read_by = ${data.read_by},
        write_by = ${data.write_by}, level_ids = ${data.level_ids ?? []}::int[],
        salespage = ${data.salespage ?? null}::text, type = coalesce(${data.type ?? null}::text, type),
        template = coalesce(${data.template ?? null}::text, template), source = coalesce(${data.source ?? null}::text, source),
        homepage = coalesce(${data.homepage ?? null}::boolean, homepage),
        show_level = coalesce(${data.show_level ?? null}::boolean, show_level),
        image = ${data.image === undefined ? sql`image` : sql`${pictureAt(data.image)}::text`}, version = ${version}
      where id = ${data.board_id}`,
    BoardPlaced: ({ data, version }) => sql`
      update community.board set index = ${data.index}, version = ${version} where id = ${data.board_id}`,
  },
});

export const topicRows = inlineProjection<TopicEvent>({
  name: 'community.topic',
  version: RULES_VERSION,
  tables: ['community.topic', 'community.topic_address'],
  handles: {
    TopicPosted: ({ data, occurredAt, version }) => sql`
      insert into community.topic (id, post_id, board_id, author_id, title, slug, content, excerpt, post_type, status,
                                   sticky, created_at, updated_at, release_at, scheduled, quiz_id, birthday_year,
                                   ticket_status, attachments, video_url, video_id, version)
      values (${data.topic_id}, ${data.post_id}, ${data.board_id}, ${data.author_id}, ${data.title}, ${data.slug},
              ${contentByRules(data)}, ${data.excerpt}, ${data.post_type}, ${data.invisible ? 'invisible' : 'open'}, ${data.sticky ?? false},
              ${occurredAt}::timestamptz, ${occurredAt}::timestamptz, ${data.release_at ?? occurredAt}::timestamptz,
              ${data.scheduled ?? false}, ${data.quiz_id ?? null}::int, ${data.birthday_year ?? null}::int,
              ${data.ticket ? 'open' : null}::text, ${textOf(data.attachments ?? [])}, ${data.video_url || null}::text,
              ${data.video_id ?? null}::text, ${version})`,
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

const deleted = ({ occurredAt, meta }: { occurredAt: Date; meta: Meta }): Sql =>
  sql`deleted_at = ${occurredAt}, deleted_by = ${meta.actor_id}::int`;

export const commentRows = inlineProjection<CommentEvent>({
  name: 'community.comment',
  version: RULES_VERSION,
  tables: ['community.comment'],
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

export const likeRows = inlineProjection<LikeEvent>({
  name: 'community.post_like',
  tables: ['community.post_like'],
  handles: {
    PostLiked: ({ data, occurredAt }) => sql`
      insert into community.post_like (post_id, member_id, liked_at)
      values (${data.post_id}, ${data.member_id}, ${occurredAt})`,
    PostUnliked: ({ data }) => sql`
      delete from community.post_like where post_id = ${data.post_id} and member_id = ${data.member_id}`,
  },
});
