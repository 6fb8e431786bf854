import { Injectable } from '@nestjs/common';
import { Kernel, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { publishedTopics, readableBoards } from '../rights/readable.ts';

/** Where a post is to appear: on a board, or in a topic. */
interface Where {
  boardId: number;
  topicId: number | null;
}

interface Place extends Record<string, unknown> {
  board: { id: number; name: string };
  path: string;
  /** Empty for a board. */
  topicTitle: string;
}

/** The places of posts that wait for a review. All reads apply the viewer's rights. */
@Injectable()
export class HeldPlaces {
  constructor(private readonly kernel: Kernel) {}

  /** The function returns the place, or undefined if the viewer may not read it. */
  async readable(viewer: MemberViewer, places: readonly Where[]): Promise<(place: Where) => Place | undefined> {
    const boards = places.filter(({ topicId }) => topicId === null).map(({ boardId }) => boardId);
    const topics = places.flatMap(({ topicId }) => topicId ?? []);
    const board = sql`json_build_object('id', b.id, 'name', b.name) as board`;
    const rows = await run<Place & { key: string }>(
      this.kernel.db.pool,
      sql`select 'board-' || b.id as key, ${board}, '/boards/' || b.id as path, '' as "topicTitle"
          from community.board b where b.id = any(${boards}::int[]) and ${readableBoards(viewer)}
          union all
          select 'topic-' || t.id, ${board}, '/conversations/' || t.slug, t.title
          from community.topic t join community.board b on b.id = t.board_id
          where t.id = any(${topics}::int[]) and t.deleted_at is null
            and ${readableBoards(viewer)} and ${publishedTopics(viewer)}`,
    );
    const found = new Map(rows.map(({ key, ...place }) => [key, place]));
    return ({ boardId, topicId }) => found.get(topicId === null ? `board-${boardId}` : `topic-${topicId}`) as Place;
  }
}
