import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { InputOf, messageReports, OutputOf } from '@lyceum/contracts';
import { Kernel, type Queryable, run, runOne } from '@lyceum/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import { COUNT_CAP, decodeCursor, encodeCursor, listMeta, placeId } from '../../../platform/http/lists/lists.ts';
import { narrowed } from '../../../platform/http/lists/query-sql.ts';
import { isAtLeast, isMember, type MemberViewer } from '../../../platform/http/viewer.ts';
import { StreamHistories } from '../../../platform/records/stream-histories.ts';
import { shownFile } from '../../media/index.ts';
import type { MessageEvent } from '../sending/message.events.ts';
import { messageStream } from '../sending/message.decider.ts';
import { reportStream } from './report.decider.ts';
import type { MessageReported } from './report.events.ts';

type Report = OutputOf<typeof messageReports.closeReport>['data'];
type Shown = OutputOf<typeof messageReports.openReport>['data']['messages'][number];
type List = InputOf<typeof messageReports.listReports>['query'];

const COLUMNS = { state: sql`r.state`, created_at: sql`r.created_at` };

const REPORT = sql`
  r.id, r.message_id, r.state, r.outcome, r.reason, r.created_at, a.card as reporter, w.card as "user", cardinality(r.readers) as read_count`;
const FROM = sql`
  messages.report r join directory.cards() a on a.member_id = r.reporter_id
  join directory.cards() w on w.member_id = r.writer_id`;

/** All staff can see the report, except the author of the reported message. */
const thereFor = ({ id }: MemberViewer): Sql => sql`r.writer_id <> ${id}`;

interface Row extends Omit<Report, 'created_at'>, Record<string, unknown> {
  created_at: Date;
}
const told = ({ created_at, ...row }: Row): Report => ({ ...row, created_at: created_at.toISOString() }) as Report;

/** Reads reports for staff. */
@Injectable()
export class ReportQueries implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly histories: StreamHistories,
  ) {}

  /** The history shows the staff members who have read a report, and their reasons. */
  onModuleInit(): void {
    this.histories.tells('message-report', async (viewer, id) => {
      return isMember(viewer) && isAtLeast(viewer, 'moderator') && (await this.one(viewer, id)) !== null;
    });
  }

  async nextId(): Promise<number> {
    return (await runOne<{ id: number }>(this.kernel.db.lookups, sql`select nextval('messages.report_id')::int as id`))!
      .id;
  }

  /** The message of a report, and whether another open report needs it as evidence. */
  async about(db: Queryable, id: number): Promise<{ messageId: number; isEvidence: boolean }> {
    const row = await runOne<{ messageId: number; isEvidence: boolean }>(
      db,
      sql`select r.message_id as "messageId", exists (
            select 1 from messages.report o where o.message_id = r.message_id and o.state = 'open' and o.id <> r.id) as "isEvidence"
          from messages.report r where r.id = ${id}`,
    );
    return row!;
  }

  /** One page of reports, newest first. */
  async list(viewer: MemberViewer, query: List) {
    const { page, size } = query;
    const before = decodeCursor(query.cursor, placeId);
    const where = sql`where ${thereFor(viewer)} ${narrowed(query, COLUMNS)}`;
    const [rows, counted] = await Promise.all([
      run<Row>(
        this.kernel.db.pool,
        sql`select ${REPORT} from ${FROM} ${where} ${before === null ? empty : sql`and r.id < ${before}`}
            order by r.id desc limit ${size + 1} offset ${before === null ? (page - 1) * size : 0}`,
      ),
      runOne<{ total: number }>(
        this.kernel.db.pool,
        sql`select count(*)::int as total from (select 1 from messages.report r ${where} limit ${COUNT_CAP}) x`,
      ),
    ]);
    const data = rows.slice(0, size).map(told);
    const next = rows.length > size ? encodeCursor(data.at(-1)!.id) : null;
    return { data, meta: listMeta(page, size, data.length, counted!.total, next) };
  }

  async one(viewer: MemberViewer, id: number): Promise<Report | null> {
    const row = await runOne<Row>(
      this.kernel.db.pool,
      sql`select ${REPORT} from ${FROM} where r.id = ${id} and ${thereFor(viewer)}`,
    );
    return row && told(row);
  }

  /**
   * The texts from the log, each in the reported version. Includes the reported message even if it has been deleted
   * since. Call it only after the access is recorded.
   */
  async shown(id: number): Promise<Shown[]> {
    const [reported] = await this.kernel.store.read(this.kernel.db.pool, reportStream(id), 0, 1);
    const { message_id, shown_ids, shown_versions } = reported!.data as MessageReported;
    const messages = await Promise.all(
      shown_ids.map(async (each, index) => {
        const events = await this.kernel.store.read(this.kernel.db.pool, messageStream(each));
        return shownOf(events as unknown as readonly Logged[], shown_versions?.[index] ?? 1, each === message_id);
      }),
    );
    return messages;
  }
}

type Logged = MessageEvent & { occurredAt: Date };
type OfType<T extends MessageEvent['type']> = Extract<Logged, { type: T }>;

/** @param version the version of the text to show: 1 is the original */
function shownOf(events: readonly Logged[], version: number, isReported: boolean): Shown {
  const [sent] = events;
  if (sent?.type !== 'MessageSent') throw new Error('A message begins with its being sent');
  const { data, occurredAt } = sent;
  const edit = events.filter((event) => event.type === 'MessageEdited')[version - 2] as
    OfType<'MessageEdited'> | undefined;
  const deletion = events.find((event) => event.type === 'MessageDeleted');
  const { content } = (edit ?? sent).data;
  const at = occurredAt.toISOString();
  const isShown = content !== null && (isReported || !deletion);
  return {
    ...{ id: data.message_id, thread_id: data.thread_id, user_id: data.sender_id, created_at: at },
    body: isShown ? content : '',
    version,
    edited_at: edit?.occurredAt.toISOString() ?? null,
    deleted_at: deletion?.occurredAt.toISOString() ?? (content === null ? at : null),
    attachments: isShown ? data.attachments.map((file) => ({ ...shownFile(file), alt: null })) : [],
  };
}
