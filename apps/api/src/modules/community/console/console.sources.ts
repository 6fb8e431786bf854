import sql, { type Sql } from 'sql-template-tag';
import type { Column } from '../../../platform/http/lists/query-sql.ts';
import { isAtLeast, type Viewer } from '../../../platform/http/viewer.ts';
import { publishedTopics, readableBoards } from '../rights/readable.ts';

export type ConsoleKind = 'board' | 'topic' | 'comment';

interface Source {
  from: Sql;
  columns: Sql;
  /** The column to search. The million comments use the search index (`words`) instead. */
  search: Sql | 'words';
  /** Maps query fields to columns. A field that is sortable maps to an expression. */
  by: Record<string, Column>;
  order: Sql;
  key: Sql;
  rights: Sql;
}

/**
 * Joins topic counts as `s` to the row `b`. Boards do not count tickets for their readers. Administrators get that
 * count here.
 */
const countOf = (viewer: Viewer): Sql =>
  isAtLeast(viewer, 'admin')
    ? sql`left join lateral (
        select case when b.type <> 'helpdesk' then (select topics_count from community.board_stats where board_id = b.id)
          else (select count(*)::int from community.feed_topic f where f.board_id = b.id and not f.deleted) end as topics_count) s on true`
    : sql`left join community.board_stats s on s.board_id = b.id`;

/** The owner of the row `b`: the first part of the token of its group or event. */
const OWNER = sql`coalesce(split_part(b.place, ':', 1), 'community')`;

const BOARD: Omit<Source, 'rights' | 'from'> = {
  columns: sql`b.id, b.name, b.slug, b.description, b.color, b.icon, b.parent_id as subgroup_id, b.index, b.type, b.source, ${OWNER} as owner, b.homepage, b.show_level,
    b.read_by, b.write_by, b.level_ids, b.salespage, b.image, coalesce(s.topics_count, 0) as topics_count, b.version`,
  search: sql`b.name`,
  by: {
    id: sql`b.id`,
    name: sql`b.name`,
    index: sql`b.index`,
    subgroup_id: sql`b.parent_id`,
    type: sql`b.type`,
    owner: OWNER,
    homepage: sql`b.homepage`,
    read_by: sql`b.read_by`,
    write_by: sql`b.write_by`,
    topics_count: sql`coalesce(s.topics_count, 0)`,
    'levels:id': (level) => sql`${level}::int = any(b.level_ids)`,
  },
  order: sql`b.index`,
  key: sql`b.id`,
};

const TOPIC: Omit<Source, 'rights'> = {
  from: sql`community.topic t join community.board b on b.id = t.board_id
    join directory.cards() a on a.member_id = t.author_id left join community.feed_topic f on f.topic_id = t.id
    left join directory.cards() d on d.member_id = t.deleted_by`,
  columns: sql`t.id, t.post_id, t.title, t.slug, t.excerpt, t.content, t.status, t.ticket_status, t.sticky, t.board_id, b.name as board_name,
    a.card as "user", t.created_at, t.closed_at, t.deleted_at, d.card as deleted_by,
    coalesce(f.comments_count, 0) as comments_count, coalesce(f.likes_count, 0) as likes_count, t.version`,
  search: sql`t.title`,
  by: {
    id: sql`t.id`,
    board_id: sql`t.board_id`,
    user_id: sql`t.author_id`,
    title: sql`t.title`,
    created_at: sql`t.created_at`,
    status: sql`t.status`,
    ticket_status: sql`t.ticket_status`,
    deleted: sql`(t.deleted_at is not null)`,
    comments_count: sql`coalesce(f.comments_count, 0)`,
    likes_count: sql`coalesce(f.likes_count, 0)`,
  },
  order: sql`t.created_at desc`,
  key: sql`t.id`,
};

const COMMENT: Omit<Source, 'rights'> = {
  from: sql`community.comment c join community.topic t on t.id = c.topic_id join community.board b on b.id = t.board_id
    join directory.cards() a on a.member_id = c.author_id left join community.comment_stats s on s.comment_id = c.id
    left join directory.cards() d on d.member_id = c.deleted_by`,
  columns: sql`c.id, c.topic_id, t.title as topic_title, c.in_reply_to, c.excerpt, c.content, a.card as "user", c.created_at,
    c.deleted_at, d.card as deleted_by, t.deleted_at is not null as topic_deleted, coalesce(s.likes_count, 0) as likes_count`,
  search: 'words',
  by: {
    id: sql`c.id`,
    topic_id: sql`c.topic_id`,
    board_id: sql`t.board_id`,
    user_id: sql`c.author_id`,
    created_at: sql`c.created_at`,
    thread: sql`(coalesce(c.in_reply_to, c.id), c.id)`,
    deleted: sql`(c.deleted_at is not null)`,
    likes_count: sql`coalesce(s.likes_count, 0)`,
  },
  order: sql`c.created_at desc`,
  key: sql`c.id`,
};

/**
 * The tables of the console. They include deleted records, so that staff can restore them. Scheduled topics stay
 * visible only to their author and administrators.
 */
export function consoleSources(viewer: Viewer): Record<ConsoleKind, Source> {
  const boards = readableBoards(viewer);
  const topics = sql`${boards} and ${publishedTopics(viewer)}`;
  return {
    board: { ...BOARD, from: sql`community.board b ${countOf(viewer)}`, rights: boards },
    topic: { ...TOPIC, rights: topics },
    comment: { ...COMMENT, rights: topics },
  };
}
