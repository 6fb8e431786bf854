import { Injectable, type OnModuleInit } from '@nestjs/common';
import { community } from '@lyceum/contracts';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Audiences } from '../../../platform/audiences/audiences.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { MemberRecords } from '../../../platform/records/member-records.ts';
import { boardAudience } from '../rights/audiences.ts';
import type { BoardRights } from '../rights/policies.ts';
import { boardsOfOnesOwn, publishedTopics, readableBoards, RIGHTS } from '../rights/readable.ts';
import { isUnread, readUpTo, WHOLE_COMMUNITY } from '../rights/unread.ts';

/**
 * A member's marks on boards: how far they have read, and whether they watch, follow or mute. They are plain rows
 * without events, because their history has no use.
 */
@Injectable()
export class BoardMarks implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly records: MemberRecords,
    private readonly audiences: Audiences,
  ) {}

  onModuleInit(): void {
    const { pool } = this.kernel.db;
    this.records.keep({
      name: 'board_marks',
      tables: ['community.board_mark'],
      take: (id) => [
        sql`select board_id, read_at, watching from community.board_mark where member_id = ${id} order by board_id`,
      ],
      erase: (id) => run(pool, sql`delete from community.board_mark where member_id = ${id}`),
    });
  }

  /**
   * The boards with unread topics or with a choice of the member, among those that they may read now. The count of a
   * board reads its latest activity and stops at the limit, so that its cost depends on what the member has read since
   * their mark, not on the number of topics. Muted boards count nothing.
   */
  of(viewer: MemberViewer): Promise<community.BoardMark[]> {
    const member = sql`${viewer.id}::int`;
    const here = sql`f.board_id = b.id and not f.deleted and not f.scheduled and ${publishedTopics(viewer, sql`f`)}`;
    return run<community.BoardMark & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select b.id as board_id, coalesce(k.watching, 'normal') as watching, u.unread
          from community.board b
          left join community.board_mark k on k.member_id = ${member} and k.board_id = b.id
          cross join lateral (select ${readUpTo(viewer, sql`b.id`)} as up_to offset 0) r
          cross join lateral (
            select count(*)::int as unread from (
              (select 1 from community.feed_topic f
               left join community.topic_mark m on m.topic_id = f.topic_id and m.member_id = ${member}
               where ${here} and f.last_activity_at > r.up_to and ${isUnread(viewer, sql`r.up_to`)}
               order by f.last_activity_at desc limit ${community.COMMUNITY_LIMITS.unread})
              union all
              (select 1 from community.topic_mark m join community.feed_topic f on f.topic_id = m.topic_id
               where m.member_id = ${member} and m.read_at = 'epoch' and f.last_activity_at <= r.up_to and ${here})
              limit ${community.COMMUNITY_LIMITS.unread}) topics
            where k.watching is distinct from 'muted') u
          where ${readableBoards(viewer)} and ${boardsOfOnesOwn(viewer)}
            and (u.unread > 0 or coalesce(k.watching, 'normal') <> 'normal')
          order by b.id`,
    );
  }

  /** Marks a board as read, or without one the whole community. Topics that the member reset count as read, too. */
  async read(viewer: MemberViewer, boardId?: number): Promise<void> {
    await this.kernel.db.transaction(async (tx) => {
      await run(
        tx,
        sql`insert into community.board_mark as k (member_id, board_id, read_at)
            values (${viewer.id}, ${boardId ?? WHOLE_COMMUNITY}, now())
            on conflict (member_id, board_id) do update set read_at = greatest(k.read_at, excluded.read_at)`,
      );
      await run(
        tx,
        sql`update community.topic_mark m set read_at = null from community.feed_topic f
            where m.member_id = ${viewer.id} and m.read_at = 'epoch' and f.topic_id = m.topic_id
              and (${boardId ?? null}::int is null or f.board_id = ${boardId ?? null}::int)`,
      );
    });
  }

  async watch(viewer: MemberViewer, boardId: number, watching: community.Watching): Promise<void> {
    await run(
      this.kernel.db.pool,
      sql`insert into community.board_mark (member_id, board_id, watching) values (${viewer.id}, ${boardId}, ${watching})
          on conflict (member_id, board_id) do update set watching = excluded.watching`,
    );
  }

  /** The members who watch a board and may read it now, in order after `behind`. */
  async watchers(boardId: number, behind: number, limit: number): Promise<number[]> {
    const { pool } = this.kernel.db;
    const board = await runOne<BoardRights & Record<string, unknown>>(
      pool,
      sql`select ${RIGHTS} from community.board b where b.id = ${boardId}`,
    );
    if (!board) return [];
    const rows = await run<{ member_id: number }>(
      pool,
      sql`select k.member_id from community.board_mark k
          where k.board_id = ${boardId} and k.watching = 'watching' and k.member_id > ${behind}::int
            and ${this.audiences.heldBy(sql`k.member_id`, boardAudience(board))}
          order by k.member_id limit ${limit}::int`,
    );
    return rows.map(({ member_id }) => member_id);
  }
}
