import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { InputOf, notifications } from '@lyceum/contracts';
import { Kernel, run } from '@lyceum/kernel';
import sql, { empty } from 'sql-template-tag';
import { decodeCursor, encodeCursor, placeId } from '../../platform/http/lists/lists.ts';
import { narrowed } from '../../platform/http/lists/query-sql.ts';
import type { MemberViewer } from '../../platform/http/viewer.ts';
import { MemberRecords } from '../../platform/records/member-records.ts';
import { VisibleTopics } from '../community/index.ts';

interface Ref extends Record<string, unknown> {
  topic_id: number;
  comment_id: number | null;
}

interface Row extends Ref {
  id: number;
  type: Notification['type'];
  created_at: Date;
  seen: boolean;
  user: unknown;
}

type Notification = notifications.Notification;
type NotificationList = InputOf<typeof notifications.listNotifications>['query'];

const COLUMNS = {
  type: sql`n.type`,
  seen: sql`(n.seen_at is not null)`,
  topic_id: sql`n.topic_id`,
  created_at: sql`n.created_at`,
};
const notificationKey = placeId;
/** A badge says "99+" beyond its two digits; nothing is gained by counting on. */
const COUNT_CAP = 100;

/** A member's notifications, and only those whose topic they may still read: lists and counts alike. */
@Injectable()
export class NotificationQueries implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly topics: VisibleTopics,
    private readonly records: MemberRecords,
  ) {}

  onModuleInit(): void {
    const { pool } = this.kernel.db;
    this.records.keep({
      name: 'notifications',
      tables: ['notifications.notification'],
      take: (id) =>
        run(
          pool,
          sql`select type, topic_id, comment_id, created_at, seen_at from notifications.notification
              where member_id = ${id} order by id`,
        ),
      erase: (id) => run(pool, sql`delete from notifications.notification where member_id = ${id}`),
    });
  }

  async list(viewer: MemberViewer, query: NotificationList) {
    const { limit } = query;
    const before = decodeCursor(query.cursor, notificationKey);
    const rows = await run<Row>(
      this.kernel.db.pool,
      sql`select n.id, n.type, n.created_at, n.seen_at is not null as seen, n.topic_id, n.comment_id, a.card as "user"
          from notifications.notification n join directory.member_card a on a.member_id = n.actor_id
          where n.member_id = ${viewer.id} ${before === null ? empty : sql`and n.id < ${before}`} ${narrowed(query, COLUMNS)}
          order by n.id desc limit ${limit + 1}`,
    );
    const page = rows.slice(0, limit);
    const topicOf = await this.visible(viewer, page);
    const notifications = page.flatMap(({ created_at, ...ref }) => {
      const topic = topicOf(ref);
      const { topic_id: _, ...row } = ref;
      return topic ? [{ ...row, created_at: created_at.toISOString(), topic }] : [];
    });
    return { notifications, next: rows.length > limit ? encodeCursor(page.at(-1)!.id) : null };
  }

  async unseen(viewer: MemberViewer): Promise<number> {
    const rows = await run<Ref>(
      this.kernel.db.pool,
      sql`select topic_id, comment_id from notifications.notification where member_id = ${viewer.id} and seen_at is null
          order by id desc limit ${COUNT_CAP}`,
    );
    const topicOf = await this.visible(viewer, rows);
    return rows.filter((row) => topicOf(row)).length;
  }

  /** What a notification is about, for as long as topic and comment are there for its reader. */
  private async visible(viewer: MemberViewer, refs: readonly Ref[]) {
    const [topics, comments] = await Promise.all([
      this.topics.among(
        viewer,
        refs.map((ref) => ref.topic_id),
      ),
      this.topics.living(refs.flatMap((ref) => ref.comment_id ?? [])),
    ]);
    return ({ topic_id, comment_id }: Ref) =>
      comment_id === null || comments.has(comment_id) ? topics.get(topic_id) : undefined;
  }

  async markSeen(viewer: MemberViewer, topicId: number | undefined): Promise<void> {
    await run(
      this.kernel.db.pool,
      sql`update notifications.notification set seen_at = now()
          where member_id = ${viewer.id} and seen_at is null ${topicId === undefined ? empty : sql`and topic_id = ${topicId}`}`,
    );
  }
}
