import { Injectable } from '@nestjs/common';
import { Kernel, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { COMMENT_IS_SHOWN } from './facts.ts';
import { readableTopics } from './readable.ts';

export interface VisibleTopic {
  id: number;
  title: string;
  slug: string;
}

/** For modules that refer to topics and comments: of the given ids, those that are there for the viewer now. */
@Injectable()
export class VisibleTopics {
  constructor(private readonly kernel: Kernel) {}

  async among(viewer: Viewer, ids: readonly number[]): Promise<Map<number, VisibleTopic>> {
    const rows = await run<VisibleTopic & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select t.id, t.title, t.slug from community.topic t join community.board b on b.id = t.board_id
          where t.id = any(${ids}::int[]) and ${readableTopics(viewer)}`,
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Of the given ids, the titles of a member's own topics, deleted or not. */
  async of(memberId: number, ids: readonly number[]): Promise<Map<number, string>> {
    const rows = await run<{ id: number; title: string }>(
      this.kernel.db.pool,
      sql`select id, title from community.topic where id = any(${ids}::int[]) and author_id = ${memberId}`,
    );
    return new Map(rows.map(({ id, title }) => [id, title]));
  }

  /** Comments that have not been deleted; whether their topic is the viewer's to read is asked by {@link among}. */
  async living(commentIds: readonly number[]): Promise<Set<number>> {
    const rows = await run<{ id: number }>(
      this.kernel.db.pool,
      sql`select c.id from community.comment c where c.id = any(${commentIds}::int[]) and ${COMMENT_IS_SHOWN}`,
    );
    return new Set(rows.map(({ id }) => id));
  }
}
