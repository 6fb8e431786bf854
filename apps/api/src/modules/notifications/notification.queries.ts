import { Injectable } from '@nestjs/common';
import { Kernel, run } from '@lyceum/kernel';
import sql, { empty } from 'sql-template-tag';
import { z } from 'zod';
import { decodeCursor, encodeCursor } from '../../http/lists.ts';
import type { MemberViewer } from '../../http/viewer.ts';
import { VisibleTopics } from '../community/index.ts';

interface Row {
  id: number;
  type: 'comment';
  created_at: Date;
  seen: boolean;
  topic_id: number;
  comment_id: number | null;
  user: unknown;
}

const notificationKey = z.int();
/** A badge says "99+" beyond its two digits; nothing is gained by counting on. */
const COUNT_CAP = 100;

/** A member's notifications, and only those whose topic they may still read: lists and counts alike. */
@Injectable()
export class NotificationQueries {
  constructor(
    private readonly kernel: Kernel,
    private readonly topics: VisibleTopics,
  ) {}

  async list(viewer: MemberViewer, limit: number, cursor: string | undefined) {
    const before = decodeCursor(cursor, notificationKey);
    const rows = await run<Row & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select n.id, n.type, n.created_at, n.seen_at is not null as seen, n.topic_id, n.comment_id, a.card as "user"
          from notifications.notification n join directory.member_card a on a.member_id = n.actor_id
          where n.member_id = ${viewer.id} ${before === null ? empty : sql`and n.id < ${before}`}
          order by n.id desc limit ${limit + 1}`,
    );
    const page = rows.slice(0, limit);
    const visible = await this.topics.among(
      viewer,
      page.map((row) => row.topic_id),
    );
    const notifications = page.flatMap(({ topic_id, created_at, ...row }) => {
      const topic = visible.get(topic_id);
      return topic ? [{ ...row, created_at: created_at.toISOString(), topic }] : [];
    });
    return { notifications, next: rows.length > limit ? encodeCursor(page.at(-1)!.id) : null };
  }

  async unseen(viewer: MemberViewer): Promise<number> {
    const rows = await run<{ topic_id: number }>(
      this.kernel.db.pool,
      sql`select topic_id from notifications.notification where member_id = ${viewer.id} and seen_at is null
          order by id desc limit ${COUNT_CAP}`,
    );
    const visible = await this.topics.among(
      viewer,
      rows.map((row) => row.topic_id),
    );
    return rows.filter((row) => visible.has(row.topic_id)).length;
  }

  async markSeen(viewer: MemberViewer, topicId: number | undefined): Promise<void> {
    await run(
      this.kernel.db.pool,
      sql`update notifications.notification set seen_at = now()
          where member_id = ${viewer.id} and seen_at is null ${topicId === undefined ? empty : sql`and topic_id = ${topicId}`}`,
    );
  }
}
