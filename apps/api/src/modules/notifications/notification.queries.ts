import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type InputOf, notifications } from '@lyceum/contracts';
import { Kernel, run } from '@lyceum/kernel';
import sql, { empty } from 'sql-template-tag';
import { decodeCursor, encodeCursor, placeId } from '../../platform/http/lists/lists.ts';
import { narrowed } from '../../platform/http/lists/query-sql.ts';
import type { MemberViewer } from '../../platform/http/viewer.ts';
import { MemberRecords } from '../../platform/records/member-records.ts';
import { linesWhere, shownOf } from './lines.ts';
import { Notifications } from './notifications.ts';

type NotificationList = InputOf<typeof notifications.listNotifications>['query'];

const COLUMNS = {
  type: sql`l.type`,
  seen: sql`(l.seen_at is not null)`,
  topic_id: sql`(case when l.subject_kind = 'topic' then l.subject_id end)`,
  created_at: sql`l.at`,
};
/** The badge shows "99+" for all larger numbers, so counting further has no use. */
const COUNT_CAP = 100;

/** A filter for several kinds, or one kind by name. */
function kindsOf(type: string): string[] {
  const { NOTIFICATION_TYPES } = notifications;
  return Object.hasOwn(NOTIFICATION_TYPES, type)
    ? [...NOTIFICATION_TYPES[type as keyof typeof NOTIFICATION_TYPES]]
    : [type];
}

/** Reads a member's notifications. Lists and counts include only those whose subject the member may see. */
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
      tables: ['notifications.notification', 'notifications.line'],
      take: (id) => [
        sql`select n.type, n.subject_kind, n.subject_id, n.data, n.created_at, l.seen_at, l.mailed_at
              from notifications.notification n join notifications.line l on l.id = n.line_id
              where n.member_id = ${id} order by n.id`,
      ],
      erase: (id) => run(pool, sql`delete from notifications.line where member_id = ${id}`),
    });
  }

  /** One page, newest first. A page is shorter if it hides some, and a cursor means that more follow. */
  async list(viewer: MemberViewer, query: NotificationList) {
    const { limit, page, type } = query;
    const before = decodeCursor(query.cursor, placeId);
    const from = before === null ? sql`offset ${(page - 1) * limit}` : empty;
    const lines = await linesWhere(
      this.kernel.db.pool,
      sql`select * from notifications.line l
          where l.member_id = ${viewer.id} and l.in_app ${before === null ? empty : sql`and l.place < ${before}`}
            ${type === undefined ? empty : sql`and l.type = any(${kindsOf(type)}::text[])`} ${narrowed(query, COLUMNS)}
          order by l.place desc limit ${limit + 1} ${from}`,
    );
    const read = lines.slice(0, limit);
    const shown = await shownOf(this.notifications, viewer, read);
    return {
      notifications: shown.filter((each) => each !== null),
      next: lines.length > limit ? encodeCursor(read.at(-1)!.place) : null,
    };
  }

  private async unseen(viewer: MemberViewer): Promise<number> {
    const lines = await linesWhere(
      this.kernel.db.pool,
      sql`select * from notifications.line l where l.member_id = ${viewer.id} and l.seen_at is null and l.in_app
          order by l.place desc limit ${COUNT_CAP}`,
    );
    return (await shownOf(this.notifications, viewer, lines)).filter((each) => each !== null).length;
  }
}
