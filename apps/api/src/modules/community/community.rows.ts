import { inlineProjection } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { BoardEvent } from './board.events.ts';
import type { CommentEvent } from './comment.events.ts';
import type { LikeEvent } from './like.events.ts';
import type { TopicEvent } from './topic.events.ts';

/** Each stream's own row, written with its events: what commands check and single records are read from. */
export const boardRows = inlineProjection<BoardEvent>({
  name: 'community.board',
  tables: ['community.board'],
  handles: {
    BoardCreated: ({ data, version }) => sql`
      insert into community.board (id, name, slug, description, color, icon, type, template, source, parent_id, index,
                                   homepage, read_by, write_by, level_ids, version)
      values (${data.board_id}, ${data.name}, ${data.slug}, ${data.description}, ${data.color}, ${data.icon}, ${data.type},
              ${data.template}, ${data.source}, ${data.parent_id}::int, ${data.index}, ${data.homepage}, ${data.read_by},
              ${data.write_by}, ${data.level_ids ?? []}::int[], ${version})`,
    BoardChanged: ({ data, version }) => sql`
      update community.board set name = ${data.name}, description = ${data.description}, color = ${data.color},
        icon = ${data.icon}, parent_id = ${data.parent_id}::int, index = ${data.index}, read_by = ${data.read_by},
        write_by = ${data.write_by}, level_ids = ${data.level_ids ?? []}::int[], version = ${version}
      where id = ${data.board_id}`,
  },
});

export const topicRows = inlineProjection<TopicEvent>({
  name: 'community.topic',
  tables: ['community.topic'],
  handles: {
    TopicPosted: ({ data, occurredAt, version }) => sql`
      insert into community.topic (id, post_id, board_id, author_id, title, slug, content, excerpt, post_type, status,
                                   created_at, updated_at, release_at, version)
      values (${data.topic_id}, ${data.post_id}, ${data.board_id}, ${data.author_id}, ${data.title}, ${data.slug},
              ${data.content}, ${data.excerpt}, ${data.post_type}, 'open', ${occurredAt}::timestamptz,
              ${occurredAt}::timestamptz, ${occurredAt}::timestamptz, ${version})`,
    TopicClosed: ({ data, occurredAt, version }) => sql`
      update community.topic set status = 'closed', closed_at = ${occurredAt}, version = ${version}
      where id = ${data.topic_id}`,
    TopicReopened: ({ data, version }) => sql`
      update community.topic set status = 'open', closed_at = null, version = ${version} where id = ${data.topic_id}`,
  },
});

export const commentRows = inlineProjection<CommentEvent>({
  name: 'community.comment',
  tables: ['community.comment'],
  handles: {
    CommentPosted: ({ data, occurredAt, version }) => sql`
      insert into community.comment (id, topic_id, author_id, content, excerpt, created_at, updated_at, version)
      values (${data.comment_id}, ${data.topic_id}, ${data.author_id}, ${data.content}, ${data.excerpt},
              ${occurredAt}::timestamptz, ${occurredAt}::timestamptz, ${version})`,
  },
});

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
