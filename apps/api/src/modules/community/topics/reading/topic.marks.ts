import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { MemberViewer } from '../../../../platform/http/viewer.ts';
import { MemberRecords } from '../../../../platform/records/member-records.ts';

export interface Marks {
  notifications?: boolean;
  favorited?: boolean;
  /** Marks the topic as unread. */
  unread?: boolean;
}

/** A member's marks on topics, and views. They are plain rows without events, because their history has no use. */
@Injectable()
export class TopicMarks implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly records: MemberRecords,
  ) {}

  onModuleInit(): void {
    const { pool } = this.kernel.db;
    this.records.keep({
      name: 'topic_marks',
      tables: ['community.topic_mark'],
      take: (id) => [
        sql`select topic_id, favorited_at, notifications, read_at, viewed_on from community.topic_mark
              where member_id = ${id} order by topic_id`,
      ],
      erase: (id) => run(pool, sql`delete from community.topic_mark where member_id = ${id}`),
    });
  }

  async set(viewer: MemberViewer, topicId: number, marks: Marks): Promise<void> {
    if (marks.notifications !== undefined) {
      await this.put(viewer, topicId, sql`notifications`, sql`${marks.notifications}::boolean`);
    }
    if (marks.favorited === true) {
      // A topic that is already a favourite keeps its position in the list.
      await this.put(viewer, topicId, sql`favorited_at`, sql`now()`, sql`coalesce(k.favorited_at, now())`);
    }
    if (marks.favorited === false) await this.put(viewer, topicId, sql`favorited_at`, sql`null`);
    if (marks.unread) await this.put(viewer, topicId, sql`read_at`, sql`'epoch'::timestamptz`);
  }

  /**
   * Marks the topic as read. The first visit of a day counts as a view, and concurrent visits count once. Returns the
   * number of views.
   */
  async opened(viewer: MemberViewer, topicId: number): Promise<number> {
    const row = await runOne<{ views: number }>(
      this.kernel.db.pool,
      sql`with seen as (
            insert into community.topic_mark as k (member_id, topic_id, read_at, viewed_on)
            values (${viewer.id}, ${topicId}, now(), current_date)
            on conflict (member_id, topic_id) do update set viewed_on = current_date
            where k.viewed_on is distinct from current_date
            returning 1
          ), counted as (
            insert into community.topic_views as v (topic_id, views) select ${topicId}, 1 from seen
            on conflict (topic_id) do update set views = v.views + 1
            returning views
          )
          select coalesce((select views from counted),
                          (select views from community.topic_views where topic_id = ${topicId}), 0) as views`,
    );
    await this.put(viewer, topicId, sql`read_at`, sql`now()`);
    return row!.views;
  }

  private async put(viewer: MemberViewer, topicId: number, column: Sql, value: Sql, again = value): Promise<void> {
    await run(
      this.kernel.db.pool,
      sql`insert into community.topic_mark as k (member_id, topic_id, ${column}) values (${viewer.id}, ${topicId}, ${value})
          on conflict (member_id, topic_id) do update set ${column} = ${again}`,
    );
  }
}
