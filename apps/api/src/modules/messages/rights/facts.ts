import { Injectable } from '@nestjs/common';
import { Kernel, type Queryable, Refusal, runOne } from '@lyceum/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { messagesText } from '../messages.texts.ts';

export interface ThreadFacts {
  id: number;
  pair: boolean;
  participants: number[];
  /** The viewer is a former participant. */
  hasLeft: boolean;
}

/** The same refusal for hidden and missing records. */
export const missing = (what: 'thread' | 'message'): Refusal => new Refusal('missing', messagesText(`${what}.missing`));

/** The key of the thread of two members. */
export const pairOf = (members: readonly number[]): string => members.toSorted((a, b) => a - b).join(':');

/** Precondition of a message: its author is in the thread. */
export const isIn = (threadId: number, memberId: number): Sql =>
  sql`select 1 from messages.thread where id = ${threadId} and ${memberId}::int = any(participants) for share`;

/** Precondition of a change of participants: locks the row of the thread. */
export const threadToChange = (id: number): Sql => sql`select 1 from messages.thread where id = ${id} for update`;

/** Reads the data of a thread that commands need, from its own row, which is current immediately. */
@Injectable()
export class MessageFacts {
  constructor(private readonly kernel: Kernel) {}

  /**
   * The thread.
   * @throws {Refusal} `missing` if the viewer was never in it
   */
  thread(viewer: MemberViewer, id: number): Promise<ThreadFacts> {
    return this.one(viewer, id, empty);
  }

  /** The same, with the id for a new message. */
  threadToWrite(viewer: MemberViewer, id: number): Promise<ThreadFacts & { messageId: number }> {
    return this.one(viewer, id, sql`, nextval('messages.message_id')::int as "messageId"`);
  }

  private async one<T extends ThreadFacts>({ id: viewer }: MemberViewer, id: number, more: Sql): Promise<T> {
    const row = await runOne<T & Record<string, unknown>>(
      this.kernel.db.lookups,
      sql`select id, pair is not null as pair, participants, ${viewer}::int = any(former) as "hasLeft" ${more} from messages.thread
          where id = ${id} and ${viewer}::int = any(participants || former)`,
    );
    if (!row) throw missing('thread');
    return row;
  }

  async threadOfTwo(db: Queryable, members: readonly number[]): Promise<number | null> {
    const row = await runOne<{ id: number }>(db, sql`select id from messages.thread where pair = ${pairOf(members)}`);
    return row?.id ?? null;
  }

  async nextThreadId(): Promise<number> {
    return (await runOne<{ id: number }>(this.kernel.db.lookups, sql`select nextval('messages.thread_id')::int as id`))!
      .id;
  }

  async nextMessageId(): Promise<number> {
    return (await runOne<{ id: number }>(
      this.kernel.db.lookups,
      sql`select nextval('messages.message_id')::int as id`,
    ))!.id;
  }
}
