import { Injectable } from '@nestjs/common';
import type { InputOf, messages } from '@lyceum/contracts';
import { MESSAGE_LIMITS } from '@lyceum/contracts/limits';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { COUNT_CAP, decodeCursor, encodeCursor, listMeta } from '../../../platform/http/lists/lists.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import type { Language } from '../../../platform/texts/texts.ts';
import { IS_LISTED, threadsOf } from '../rights/readable.ts';
import { hasConversations } from '../rights/policies.ts';
import { MessageFacts } from '../rights/facts.ts';
import { Writing } from '../rights/writing.ts';
import type { Sent } from '../sending/message.commands.ts';
import { inWords } from './activity.ts';
import { newThread, THREAD, type ThreadRow, UNREAD } from './thread.json.ts';

const threadKey = z.int().min(1);

type List = InputOf<typeof messages.listThreads>['query'];

/** Reads the threads of a member. */
@Injectable()
export class ThreadQueries {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: MessageFacts,
    private readonly writing: Writing,
  ) {}

  /** One page of threads, latest activity first, in the order of the log. */
  async list(viewer: MemberViewer, { size, page, cursor }: List, language: Language) {
    const before = decodeCursor(cursor, threadKey);
    const listed = sql`${threadsOf(viewer.id)} and ${IS_LISTED}`;
    const [rows, counted] = await Promise.all([
      run<ThreadRow>(
        this.kernel.db.pool,
        sql`select ${THREAD} from ${listed} ${before === null ? empty : sql`and p.active < ${before}::bigint`}
            order by p.active desc limit ${size + 1} offset ${before === null ? (page - 1) * size : 0}`,
      ),
      runOne<{ total: number }>(
        this.kernel.db.pool,
        sql`select count(*)::int as total from (select 1 from ${listed} limit ${COUNT_CAP}) x`,
      ),
    ]);
    const shown = rows.slice(0, size);
    const next = rows.length > size ? encodeCursor(Number(shown.at(-1)!.active)) : null;
    const data = await this.told(viewer, shown, language);
    return { data, meta: listMeta(page, size, data.length, counted!.total, next) };
  }

  async show(viewer: MemberViewer, id: number, language: Language): Promise<messages.Thread | null> {
    if (!hasConversations(viewer)) return null;
    const row = await this.row(sql`${threadsOf(viewer.id)} and p.thread_id = ${id}`);
    return row && (await this.told(viewer, [row], language))[0]!;
  }

  /** Decisions 28: the thread of the two members, or null. */
  async withMember(viewer: MemberViewer, other: number, language: Language): Promise<messages.Thread | null> {
    const id = other === viewer.id ? null : await this.facts.threadOfTwo(this.kernel.db.reads, [viewer.id, other]);
    return id === null ? null : this.show(viewer, id, language);
  }

  /** A thread that has just started, before the projection has processed it. */
  async begun(viewer: MemberViewer, id: number, sent: Sent | null, language: Language): Promise<messages.Thread> {
    const row = await this.row(newThread(viewer.id, id, this.kernel.clock.now()));
    const [thread] = await this.told(viewer, [row!], language);
    return sent ? { ...thread!, messages: [sent.message], sent_message_ids: [sent.message.id] } : thread!;
  }

  /** The number of threads with unread messages. */
  async unread(viewer: MemberViewer): Promise<number> {
    const row = await runOne<{ n: number }>(
      this.kernel.db.reads,
      sql`select count(*)::int as n from (
            select 1 from ${threadsOf(viewer.id)} and ${IS_LISTED} and p.last > coalesce(k.read_up_to, 0) and ${UNREAD(1)} > 0
            limit ${MESSAGE_LIMITS.countedUnread}) x`,
    );
    return row!.n;
  }

  private row(from: Sql): Promise<ThreadRow | null> {
    return runOne<ThreadRow>(this.kernel.db.reads, sql`select ${THREAD} from ${from}`);
  }

  private async told(viewer: MemberViewer, rows: readonly ThreadRow[], language: Language): Promise<messages.Thread[]> {
    const silences = await this.writing.silences(
      viewer,
      rows.map(({ id, pair, partners, has_left }) => {
        return { id, pair, hasLeft: has_left, others: partners.filter(({ left }) => !left).map((each) => each.id) };
      }),
    );
    const now = this.kernel.clock.now();
    return rows.map(({ id, partners, newest, active_at, read_at, unread }, index) => ({
      ...{ id, partners, messages: newest ? [newest] : [] },
      last_activity: active_at.toISOString(),
      last_activity_readable: inWords(active_at, now, language),
      last_read: read_at?.toISOString() ?? null,
      unread_count: unread,
      sent_message_ids: newest?.user_id === viewer.id ? [newest.id] : [],
      fake_thread_id: null,
      silence: silences[index]!,
    }));
  }
}
