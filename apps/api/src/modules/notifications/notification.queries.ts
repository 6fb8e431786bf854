import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { InputOf, notifications } from '@lyceum/contracts';
import { Kernel, run } from '@lyceum/kernel';
import sql, { empty } from 'sql-template-tag';
import { decodeCursor, encodeCursor, placeId } from '../../platform/http/lists/lists.ts';
import { narrowed } from '../../platform/http/lists/query-sql.ts';
import type { MemberViewer } from '../../platform/http/viewer.ts';
import { MemberRecords } from '../../platform/records/member-records.ts';
import { Notifications, type Subject } from './notifications.ts';

interface Row extends Record<string, unknown> {
  id: number;
  type: notifications.Notification['type'];
  created_at: Date;
  seen: boolean;
  user: unknown;
  subject: Subject;
}

type NotificationList = InputOf<typeof notifications.listNotifications>['query'];

const SUBJECT = sql`json_build_object('kind', n.subject_kind, 'id', n.subject_id, 'data', n.data) as subject`;
const COLUMNS = {
  type: sql`n.type`,
  seen: sql`(n.seen_at is not null)`,
  topic_id: sql`(case when n.subject_kind = 'topic' then n.subject_id end)`,
  created_at: sql`n.created_at`,
};
const notificationKey = placeId;
/** A badge says "99+" beyond its two digits; nothing is gained by counting on. */
const COUNT_CAP = 100;

/** A member's notifications, and only those whose subject is there for them: lists and counts alike. */
@Injectable()
export class NotificationQueries implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly notifications: Notifications,
    private readonly records: MemberRecords,
  ) {}

  onModuleInit(): void {
    const { pool } = this.kernel.db;
    this.notifications.count('notifications', (viewer) => this.unseen(viewer));
    this.records.keep({
      name: 'notifications',
      tables: ['notifications.notification'],
      take: (id) =>
        run(
          pool,
          sql`select type, subject_kind, subject_id, data, created_at, seen_at from notifications.notification
              where member_id = ${id} order by id`,
        ),
      erase: (id) => run(pool, sql`delete from notifications.notification where member_id = ${id}`),
    });
  }

  /** Newest first. A page that hides some is shorter; as long as there is a cursor, there are more. */
  async list(viewer: MemberViewer, query: NotificationList) {
    const { limit, page, type } = query;
    const before = decodeCursor(query.cursor, notificationKey);
    const from = before === null ? sql`offset ${(page - 1) * limit}` : empty;
    const rows = await run<Row>(
      this.kernel.db.pool,
      sql`select n.id, n.type, n.created_at, n.seen_at is not null as seen, a.card as "user", ${SUBJECT}
          from notifications.notification n join directory.member_card a on a.member_id = n.actor_id
          where n.member_id = ${viewer.id} ${before === null ? empty : sql`and n.id < ${before}`}
            ${type === undefined ? empty : sql`and n.type = ${type}`} ${narrowed(query, COLUMNS)}
          order by n.id desc limit ${limit + 1} ${from}`,
    );
    const read = rows.slice(0, limit);
    const shown = await this.visible(viewer, read);
    const notifications = read.flatMap(({ subject: _, created_at, ...row }, index) => {
      const own = shown[index];
      return own ? [{ ...row, created_at: created_at.toISOString(), ...own }] : [];
    });
    return { notifications, next: rows.length > limit ? encodeCursor(read.at(-1)!.id) : null };
  }

  private async unseen(viewer: MemberViewer): Promise<number> {
    const rows = await run<Pick<Row, 'subject'>>(
      this.kernel.db.pool,
      sql`select ${SUBJECT} from notifications.notification n where n.member_id = ${viewer.id} and n.seen_at is null
          order by n.id desc limit ${COUNT_CAP}`,
    );
    return (await this.visible(viewer, rows)).filter((own) => own !== null).length;
  }

  private visible(viewer: MemberViewer, rows: readonly Pick<Row, 'subject'>[]) {
    return this.notifications.visible(
      viewer,
      rows.map(({ subject }) => subject),
    );
  }

  /** Those about one subject, or all. */
  async markSeen(viewer: MemberViewer, about: Pick<Subject, 'kind' | 'id'> | null): Promise<void> {
    const one = about ? sql`and subject_kind = ${about.kind} and subject_id = ${about.id}` : empty;
    await run(
      this.kernel.db.pool,
      sql`update notifications.notification set seen_at = now() where member_id = ${viewer.id} and seen_at is null ${one}`,
    );
  }
}
