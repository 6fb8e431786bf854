import { Injectable } from '@nestjs/common';
import type { community } from '@lyceum/contracts';
import { UNEDITABLE_PATTERN } from '@lyceum/editor/gif';
import { Kernel, Refusal, runOne } from '@lyceum/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { MemberViewer, Viewer } from '../../../platform/http/viewer.ts';
import { type BoardRights, canRead, canRestore, isPublicBoard } from './policies.ts';
import { publishedTopics, RIGHTS, visibleTopics } from './readable.ts';
import { communityText } from '../community.texts.ts';

export interface BoardFacts extends BoardRights {
  id: number;
}

/** What a topic that is yet to be posted will have. */
export interface NewTopic {
  topicId: number;
  postId: number;
  slug: string;
}

export interface TopicFacts extends BoardRights {
  id: number;
  isTicket: boolean;
  boardId: number;
  postId: number;
  authorId: number;
  slug: string;
  status: 'open' | 'closed';
  postType: community.Topic['post_type'];
  /** Of its poll, where it is one. */
  quizId: number | null;
}

export interface PostFacts extends TopicFacts {
  postId: number;
  /** Null where the post is the topic's opening post. */
  commentId: number | null;
  inReplyTo: number | null;
  postAuthorId: number;
  /** Of a comment: it holds a GIF, or a link to a service of GIFs. */
  holdsGif: boolean;
}

export type Missing = 'board' | 'topic' | 'post' | 'comment' | 'poll' | 'answer' | 'vote';

/** Hidden and missing answer alike, so that nobody learns what exists. */
export const missing = (what: Missing): Refusal => new Refusal('missing', communityText(`${what}.missing`));

export const TOPIC_COLUMNS = sql`t.id, t.board_id as "boardId", t.post_id as "postId", t.author_id as "authorId", t.slug, t.status, t.post_type as "postType", t.quiz_id as "quizId", t.ticket_status is not null as "isTicket", ${RIGHTS}`;
export const ON_BOARD = sql`join community.board b on b.id = t.board_id`;
/** Whether another topic has the slug, or had it once. */
const isTaken = (slug: Sql, topicId: Sql): Sql => sql`(
  exists (select 1 from community.topic where slug = ${slug} and id <> ${topicId})
  or exists (select 1 from community.topic_address where slug = ${slug} and topic_id <> ${topicId}))`;

/** A comment `c` that is there: neither itself nor what it replies to has been deleted. */
export const COMMENT_IS_SHOWN = sql`(c.deleted_at is null and not exists (
  select 1 from community.comment p where p.id = c.in_reply_to and p.deleted_at is not null))`;

/** What commands need to know of other streams before they decide. Everything here goes through what the viewer may see. */
@Injectable()
export class CommunityFacts {
  constructor(private readonly kernel: Kernel) {}

  async board(viewer: Viewer, id: number): Promise<BoardFacts> {
    const board = await this.one<BoardFacts>(sql`select b.id, ${RIGHTS} from community.board b where b.id = ${id}`);
    if (!board || !canRead(viewer, board)) throw missing('board');
    return board;
  }

  /**
   * The board, with what a topic on it is made of: new ids, and a free slug. The title alone is the address of what everybody may
   * read at once; any other topic bears its id too, so that no address tells that a hidden topic has the same title. A ticket's
   * address says nothing of what it is about.
   */
  async boardToPostOn(
    viewer: Viewer,
    id: number,
    { slug: wantedSlug, scheduled = false }: { slug: string; scheduled?: boolean },
  ): Promise<BoardFacts & NewTopic> {
    const board = await this.one<BoardFacts & NewTopic & { taken: boolean }>(
      sql`select b.id, ${RIGHTS}, n.*, ${isTaken(sql`n.slug`, sql`n."topicId"`)} as taken from community.board b
          cross join lateral (
            select i.*, case when b.type = 'helpdesk' then 'ticket-' || i."topicId"
                             else coalesce(nullif(${wantedSlug}, ''), 'topic-' || i."topicId") end as slug from (
              select nextval('community.topic_id')::int as "topicId", nextval('community.post_id')::int as "postId") i) n
          where b.id = ${id}`,
    );
    if (!board || !canRead(viewer, board)) throw missing('board');
    const suffix = `-${board.topicId}`;
    const isPlain = !board.taken && !scheduled && isPublicBoard(board);
    return { ...board, slug: isPlain || board.slug.endsWith(suffix) ? board.slug : `${board.slug}${suffix}` };
  }

  topic(viewer: Viewer, id: number): Promise<TopicFacts> {
    return this.readableTopic(viewer, id, empty);
  }

  /**
   * The topic, with the id that a new comment on it gets (ids of refused commands are simply never used) and the card of
   * whoever writes it, if the directory has it by now.
   */
  topicToComment(viewer: Viewer, id: number): Promise<TopicFacts & { commentId: number; card: string | null }> {
    const card = sql`(select whole from directory.cards() where member_id = ${viewer.id})`;
    return this.readableTopic(viewer, id, sql`, nextval('community.post_id')::int as "commentId", ${card} as card`);
  }

  /** An opening post, a comment or a reply: all share one space of ids, and all can be liked. */
  async post(viewer: Viewer, postId: number, what: Missing = 'post'): Promise<PostFacts> {
    const post = await this.one<PostFacts>(
      sql`select ${TOPIC_COLUMNS}, p.post_id as "postId", p.comment_id as "commentId", p.in_reply_to as "inReplyTo",
            p.author_id as "postAuthorId", p.holds_gif as "holdsGif"
          from (select post_id, null::int as comment_id, null::int as in_reply_to, id as topic_id, author_id, false as holds_gif
                from community.topic where post_id = ${postId}
                union all select c.id, c.id, c.in_reply_to, c.topic_id, c.author_id, c.content ~ ${UNEDITABLE_PATTERN}::text
                from community.comment c where c.id = ${postId} and ${COMMENT_IS_SHOWN}) p
          join community.topic t on t.id = p.topic_id ${ON_BOARD} where ${visibleTopics(viewer)}`,
    );
    if (!post || !canRead(viewer, post)) throw missing(what);
    return post;
  }

  async comment(viewer: Viewer, id: number): Promise<PostFacts & { commentId: number }> {
    const post = await this.post(viewer, id, 'comment');
    if (post.commentId === null) throw missing('comment');
    return { ...post, commentId: post.commentId };
  }

  /** A deleted topic, for whoever may have it back; for all others there is none. */
  async deletedTopic(viewer: MemberViewer, id: number): Promise<void> {
    const topic = await this.one<BoardRights & { deletedBy: number | null; deletedAt: Date }>(
      sql`select ${RIGHTS}, t.deleted_by as "deletedBy", t.deleted_at as "deletedAt"
          from community.topic t ${ON_BOARD} where t.id = ${id} and t.deleted_at is not null and ${publishedTopics(viewer)}`,
    );
    if (!topic || !canRead(viewer, topic) || !canRestore(viewer, topic, this.kernel.clock.now()))
      throw missing('topic');
  }

  async deletedComment(viewer: MemberViewer, id: number): Promise<void> {
    const comment = await this.one<BoardRights & { deletedBy: number | null; deletedAt: Date }>(
      sql`select ${RIGHTS}, c.deleted_by as "deletedBy", c.deleted_at as "deletedAt"
          from community.comment c join community.topic t on t.id = c.topic_id ${ON_BOARD}
          where c.id = ${id} and c.deleted_at is not null and ${visibleTopics(viewer)}`,
    );
    if (!comment || !canRead(viewer, comment) || !canRestore(viewer, comment, this.kernel.clock.now())) {
      throw missing('comment');
    }
  }

  async nextBoardId(): Promise<number> {
    const row = await this.one<{ id: number }>(sql`select nextval('community.board_id')::int as id`);
    return row!.id;
  }

  /** The slug itself, or with the id behind it. */
  async freeSlug(slug: string, id: number): Promise<string> {
    const row = await this.one<{ taken: boolean }>(
      sql`select ${isTaken(sql`${slug}::text`, sql`${id}::int`)} as taken`,
    );
    return row!.taken ? `${slug}-${id}` : slug;
  }

  private async readableTopic<T extends TopicFacts>(viewer: Viewer, id: number, more: Sql): Promise<T> {
    const topic = await this.one<T>(
      sql`select ${TOPIC_COLUMNS} ${more} from community.topic t ${ON_BOARD} where t.id = ${id} and ${visibleTopics(viewer)}`,
    );
    if (!topic || !canRead(viewer, topic)) throw missing('topic');
    return topic;
  }

  private one<T extends object>(statement: Sql): Promise<T | null> {
    return runOne<T & Record<string, unknown>>(this.kernel.db.lookups, statement);
  }
}
