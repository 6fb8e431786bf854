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

/** The ids and the slug of a topic that is about to be posted. */
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
  /** The id of the topic's poll, or null. */
  quizId: number | null;
}

export interface PostFacts extends TopicFacts {
  postId: number;
  /** Null for the opening post of a topic. */
  commentId: number | null;
  inReplyTo: number | null;
  postAuthorId: number;
  /** For comments: whether the text has a GIF or a link to a GIF service. */
  holdsGif: boolean;
}

export type Missing = 'board' | 'topic' | 'post' | 'comment' | 'poll' | 'answer' | 'vote';

/** The same refusal for hidden and missing records, so that it does not reveal which ones exist. */
export const missing = (what: Missing): Refusal => new Refusal('missing', communityText(`${what}.missing`));

export const TOPIC_COLUMNS = sql`t.id, t.board_id as "boardId", t.post_id as "postId", t.author_id as "authorId", t.slug, t.status, t.post_type as "postType", t.quiz_id as "quizId", t.ticket_status is not null as "isTicket", ${RIGHTS}`;
export const ON_BOARD = sql`join community.board b on b.id = t.board_id`;
/** Whether another topic has or had the slug. */
const isTaken = (slug: Sql, topicId: Sql): Sql => sql`(
  exists (select 1 from community.topic where slug = ${slug} and id <> ${topicId})
  or exists (select 1 from community.topic_address where slug = ${slug} and topic_id <> ${topicId}))`;

/** The comment `c` is visible: neither it nor its parent is deleted. */
export const COMMENT_IS_SHOWN = sql`(c.deleted_at is null and not exists (
  select 1 from community.comment p where p.id = c.in_reply_to and p.deleted_at is not null))`;

/** Reads data of other streams that commands need before they decide. All reads apply the viewer's rights. */
@Injectable()
export class CommunityFacts {
  constructor(private readonly kernel: Kernel) {}

  async board(viewer: Viewer, id: number): Promise<BoardFacts> {
    const board = await this.one<BoardFacts>(sql`select b.id, ${RIGHTS} from community.board b where b.id = ${id}`);
    if (!board || !canRead(viewer, board)) throw missing('board');
    return board;
  }

  /**
   * The board, with new ids and a free slug for a topic. A topic gets its plain title as slug only if everyone can read
   * it immediately. All others append their id, so that no slug reveals a hidden topic with the same title. The slug of
   * a ticket does not contain its title.
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
   * The topic, with the id for a new comment and the author's card, if the directory has it. Refused commands leave
   * their ids unused.
   */
  topicToComment(viewer: Viewer, id: number): Promise<TopicFacts & { commentId: number; card: string | null }> {
    const card = sql`(select whole from directory.cards() where member_id = ${viewer.id})`;
    return this.readableTopic(viewer, id, sql`, nextval('community.post_id')::int as "commentId", ${card} as card`);
  }

  /** An opening post, a comment or a reply. All share one sequence of ids, and all accept likes. */
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

  /**
   * Checks that the viewer may restore the deleted topic.
   * @throws {Refusal} `missing` otherwise.
   */
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

  /** The slug, with the id appended if another topic has it. */
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
