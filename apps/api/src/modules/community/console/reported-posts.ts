import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { moderation } from '@lyceum/contracts';
import { Kernel, type Position, Refusal, run, runOne } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { DeleteComment } from '../comments/comment.commands.ts';
import type { Reasoned } from '../posts/given.ts';
import { COMMENT_IS_SHOWN, CommunityFacts } from '../rights/facts.ts';
import { publishedTopics, readableBoards } from '../rights/readable.ts';
import { DeleteTopic } from '../topics/topic.commands.ts';

/** A topic, or a comment or reply. */
export interface PostRef {
  kind: 'topic' | 'comment';
  id: number;
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
