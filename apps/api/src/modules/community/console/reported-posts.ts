import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Kernel, type Position, Refusal, run } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { DeleteComment } from '../comments/comment.commands.ts';
import type { Reasoned } from '../posts/given.ts';
import { CommunityFacts } from '../rights/facts.ts';
import { publishedTopics, readableBoards } from '../rights/readable.ts';
import { DeleteTopic } from '../topics/topic.commands.ts';

/** A topic, or a comment or reply. */
export interface PostRef {
  kind: 'topic' | 'comment';
  id: number;
}

/** A post as staff review it, deleted or not. The title is that of the topic. */
export interface ReportedPost {
  id: number;
  title: string;
  excerpt: string;
  content: string;
  path: string;
  board: { id: number; name: string };
  deleted: boolean;
}

const PATH = sql`'/conversations/' || t.slug`;
const BOARD = sql`json_build_object('id', b.id, 'name', b.name) as board`;
const SOURCES: Record<PostRef['kind'], (ids: Sql) => Sql> = {
  topic: (ids) => sql`
    select t.id, t.title, t.excerpt, t.content, ${PATH} as path, ${BOARD}, t.deleted_at is not null as deleted
    from community.topic t join community.board b on b.id = t.board_id where t.id = any(${ids})`,
  comment: (ids) => sql`
    select c.id, t.title, c.excerpt, c.content, ${PATH} || '#comment-' || c.id as path, ${BOARD},
           c.deleted_at is not null or t.deleted_at is not null as deleted
    from community.comment c join community.topic t on t.id = c.topic_id join community.board b on b.id = t.board_id
    where c.id = any(${ids})`,
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

  /** Those of the posts that the console shows to the viewer. */
  async among(viewer: MemberViewer, kind: PostRef['kind'], ids: readonly number[]): Promise<Map<number, ReportedPost>> {
    if (ids.length === 0) return new Map();
    const rows = await run<ReportedPost & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`${SOURCES[kind](sql`${[...ids]}::int[]`)} and ${readableBoards(viewer)} and ${publishedTopics(viewer)}`,
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Deletes a post. Null if it is deleted already. */
  async remove({ kind, id }: PostRef, given: Reasoned): Promise<Position | null> {
    const command = kind === 'topic' ? new DeleteTopic(id, given) : new DeleteComment(id, given);
    try {
      return (await this.commands.execute(command)).position;
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'missing') return null;
      throw error;
    }
  }
}
