import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { moderation } from '@lyceum/contracts';
import { Kernel, type Meta, type Position, Refusal, type Repeatable, run, runOne } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import { type MemberViewer, metaOf } from '../../../platform/http/viewer.ts';
import { communityText } from '../community.texts.ts';
import { DeleteComment, RestoreComment } from '../comments/comment.commands.ts';
import { commentDecider, commentStream } from '../comments/comment.decider.ts';
import type { Reasoned } from '../posts/given.ts';
import { COMMENT_IS_SHOWN, CommunityFacts } from '../rights/facts.ts';
import { publishedTopics, readableBoards } from '../rights/readable.ts';
import { commentToChange, topicToChange } from '../rights/preconditions.ts';
import { DeleteTopic, RestoreTopic } from '../topics/topic.commands.ts';
import { topicDecider, topicStream } from '../topics/topic.decider.ts';

/** A topic, or a comment or reply. */
export interface PostRef {
  kind: 'topic' | 'comment';
  id: number;
}

/** A member's own post. The title of a comment is empty. */
interface OwnPost extends Record<string, unknown> {
  title: string;
  content: string;
  board_id: number;
  topic_id: number | null;
}

const PATH = sql`'/conversations/' || t.slug`;
const BOARD = sql`json_build_object('id', b.id, 'name', b.name) as board`;
const SOURCES: Record<PostRef['kind'], { id: Sql; from: Sql; columns: Sql; isShown: Sql }> = {
  topic: {
    id: sql`t.id`,
    from: sql`community.topic t join community.board b on b.id = t.board_id`,
    columns: sql`t.id, t.title, t.excerpt, t.content, ${PATH} as path, ${BOARD}`,
    isShown: sql`t.deleted_at is null`,
  },
  comment: {
    id: sql`c.id`,
    from: sql`community.comment c join community.topic t on t.id = c.topic_id join community.board b on b.id = t.board_id`,
    columns: sql`c.id, t.title, c.excerpt, c.content, ${PATH} || '#comment-' || c.id as path, ${BOARD}`,
    isShown: sql`t.deleted_at is null and ${COMMENT_IS_SHOWN}`,
  },
};

/** Posts for the module that reviews reports. All reads apply the viewer's rights. */
@Injectable()
export class ReportedPosts {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: CommunityFacts,
    private readonly commands: CommandBus,
  ) {}

  /**
   * The author of a post that the viewer may read.
   * @throws {Refusal} `missing` if they may not, or if it is deleted.
   */
  async authorOf(viewer: MemberViewer, { kind, id }: PostRef): Promise<number> {
    if (kind === 'topic') return (await this.facts.topic(viewer, id)).authorId;
    return (await this.facts.comment(viewer, id)).postAuthorId;
  }

  /** The ids of those of the posts that the console shows to the viewer. */
  async visible(viewer: MemberViewer, kind: PostRef['kind'], ids: readonly number[]): Promise<Set<number>> {
    const rows = await this.read<{ id: number }>(viewer, kind, ids, SOURCES[kind].id);
    return new Set(rows.map(({ id }) => id));
  }

  /** As {@link visible}, with the posts themselves, deleted or not. The title is that of the topic. */
  async among(
    viewer: MemberViewer,
    kind: PostRef['kind'],
    ids: readonly number[],
  ): Promise<Map<number, moderation.ReviewedThing>> {
    const { columns, isShown } = SOURCES[kind];
    const what = sql`${columns}, not (${isShown}) as deleted`;
    const rows = await this.read<moderation.ReviewedThing & { id: number }>(viewer, kind, ids, what);
    return new Map(rows.map(({ id, ...thing }) => [id, thing]));
  }

  /**
   * Deletes a post. Null if it is deleted already.
   * @throws {Refusal} if the viewer may not.
   */
  async remove(post: PostRef, given: Reasoned): Promise<Position | null> {
    const { kind, id } = post;
    const command = kind === 'topic' ? new DeleteTopic(id, given) : new DeleteComment(id, given);
    try {
      return (await this.commands.execute(command)).position;
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'missing' && !(await this.isShown(post))) return null;
      throw error;
    }
  }

  /**
   * Hides a post from everyone until a moderator decides. It is deleted by no one, so that feeds, search, counts and
   * sockets need no other rule. Null if it is deleted already.
   */
  async hide(
    post: PostRef,
    { tx, correlationId }: { tx: Repeatable; correlationId: string },
  ): Promise<{ position: Position; title: string } | null> {
    const position = await this.turn(post, 'hide', { actor_id: null, correlation_id: correlationId }, tx);
    if (!position) return null;
    const { from, id } = SOURCES[post.kind];
    const row = await runOne<{ title: string }>(tx, sql`select t.title from ${from} where ${id} = ${post.id}`);
    return { position, title: row?.title ?? '' };
  }

  /** Lets a hidden post appear again. Null if it is not hidden. */
  unhide(post: PostRef, { viewer, tx, reason }: Reasoned & { tx: Repeatable }): Promise<Position | null> {
    return this.turn(post, 'unhide', metaOf(viewer, reason), tx);
  }

  /**
   * Restores a deleted post. Null if it is not deleted.
   * @throws {Refusal} `conflict` if the topic of the comment is deleted.
   */
  async restore(post: PostRef, given: Reasoned): Promise<Position | null> {
    const { kind, id } = post;
    const command = kind === 'topic' ? new RestoreTopic(id, given) : new RestoreComment(id, given);
    try {
      return (await this.commands.execute(command)).position;
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind !== 'missing') throw error;
      if (await this.isShown(post)) return null;
      throw new Refusal('conflict', communityText('post.restoring'));
    }
  }

  /** The member's own posts, deleted or not, by kind and id: `topic-7`. */
  async own(memberId: number, posts: readonly PostRef[]): Promise<Map<string, OwnPost>> {
    const ids = (wanted: PostRef['kind']) => posts.filter(({ kind }) => kind === wanted).map(({ id }) => id);
    const rows = await run<OwnPost & { key: string }>(
      this.kernel.db.pool,
      sql`select 'topic-' || t.id as key, t.title, t.content, t.board_id, null::int as topic_id from community.topic t
          where t.id = any(${ids('topic')}::int[]) and t.author_id = ${memberId}
          union all
          select 'comment-' || c.id, '', c.content, t.board_id, t.id from community.comment c
          join community.topic t on t.id = c.topic_id
          where c.id = any(${ids('comment')}::int[]) and c.author_id = ${memberId}`,
    );
    return new Map(rows.map(({ key, ...post }) => [key, post]));
  }

  /** The number of published posts of a member, without tickets. */
  async countOf(memberId: number): Promise<number> {
    const row = await runOne<{ count: number }>(
      this.kernel.db.pool,
      sql`select (select count(*) from community.topic t where t.author_id = ${memberId} and t.deleted_at is null
                    and t.ticket_status is null and t.status <> 'invisible')::int
               + (select count(*) from community.comment c join community.topic t on t.id = c.topic_id
                  where c.author_id = ${memberId} and c.deleted_at is null and t.deleted_at is null
                    and t.ticket_status is null)::int as count`,
    );
    return row!.count;
  }

  private async turn({ kind, id }: PostRef, to: 'hide' | 'unhide', meta: Meta, tx: Repeatable) {
    const command = { kind: to };
    const { position } =
      kind === 'topic'
        ? await this.kernel.execute({
            decider: topicDecider,
            stream: topicStream(id),
            meta,
            tx,
            prepare: () => ({ command, require: [topicToChange(id)] }),
          })
        : await this.kernel.execute({
            decider: commentDecider,
            stream: commentStream(id),
            meta,
            tx,
            prepare: () => ({ command, require: [commentToChange(id)] }),
          });
    return position;
  }

  private async isShown({ kind, id }: PostRef): Promise<boolean> {
    const { from, isShown, id: column } = SOURCES[kind];
    return (
      (await runOne(this.kernel.db.pool, sql`select 1 from ${from} where ${column} = ${id} and ${isShown}`)) !== null
    );
  }

  private async read<T>(viewer: MemberViewer, kind: PostRef['kind'], ids: readonly number[], columns: Sql) {
    if (ids.length === 0) return [];
    const { from, id } = SOURCES[kind];
    return run<T & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select ${columns} from ${from}
          where ${id} = any(${[...ids]}::int[]) and ${readableBoards(viewer)} and ${publishedTopics(viewer)}`,
    );
  }
}
