import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Kernel, type Queryable, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { type Config, CONFIG } from '../config.ts';
import { CommunityChoices } from '../community-choices.ts';
import { Jobs } from '../jobs/jobs.ts';
import { Reconciliation } from '../reconciliation.ts';
import { MemberRecords } from '../records/member-records.ts';
import { compose, type Particulars } from './compose.ts';
import { MAILER, type Mailer } from './mailer.ts';

const DELIVER = 'mail-deliver';
const FIND_UNSENT = 'mail-find-unsent';
const FIND_EVERY_MS = 30_000;
/** A mail that could not be handed over is tried again every ten minutes, for a day. */
const TRY_AGAIN_S = 10 * 60;
const GIVE_UP_HOURS = 24;
const PRUNE = 'mail-prune';
const PRUNE_EVERY_MS = 3_600_000;
/** For as long as marks of effects, so that no effect is made again whose mail is forgotten. */
const KEPT_DAYS = 90;
const PRUNED_AT_ONCE = 10_000;

const payload = z.object({ message_id: z.int() });

interface Message {
  id: number;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  unsubscribe: string | null;
  reply_to: string | null;
}

export interface Posting extends Omit<Particulars, 'community'> {
  /** Follows from what the mail is sent for: written twice, it is one mail. */
  cause: string;
  memberId: number;
  to: string;
  /** Who gets an answer to it; else whoever sends all mails. */
  replyTo?: string;
}

/**
 * Every mail is a row before it is sent: written in the transaction of what it tells of, delivered by a job that knows
 * its id only.
 */
@Injectable()
export class Outbox implements OnModuleInit, OnApplicationShutdown {
  constructor(
    private readonly kernel: Kernel,
    private readonly jobs: Jobs,
    @Inject(MAILER) private readonly mailer: Mailer,
    private readonly choices: CommunityChoices,
    @Inject(CONFIG) private readonly config: Config,
    private readonly records: MemberRecords,
    private readonly reconciliation: Reconciliation,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(DELIVER, (data) => this.deliver(payload.parse(data).message_id));
    this.jobs.every(FIND_UNSENT, FIND_EVERY_MS, () => this.findUnsent());
    // A queue that lost its jobs has lost that schedule too.
    this.reconciliation.every(FIND_UNSENT, FIND_EVERY_MS, () => this.findUnsent());
    this.jobs.every(PRUNE, PRUNE_EVERY_MS, () => this.prune());
    const { pool } = this.kernel.db;
    this.records.keep({
      name: 'mails',
      tables: ['mail.message'],
      // Their words are in the member's own mailbox; a link that still works belongs in no file.
      take: (id) => [
        sql`select recipient, subject, created_at, sent_at from mail.message where member_id = ${id} order by id`,
      ],
      erase: (id) => run(pool, sql`delete from mail.message where member_id = ${id}`),
    });
  }

  onApplicationShutdown(): void {
    this.mailer.close();
  }

  /** Writes a mail within a transaction; to be handed to {@link deliverSoon} once that is committed. Null: it was written before. */
  async write(tx: Queryable, { cause, memberId, to, replyTo, ...particulars }: Posting): Promise<number | null> {
    const { community_name: community } = (await this.choices.current()).values;
    const { subject, text, html } = compose({ ...particulars, community });
    const row = await runOne<{ id: number }>(
      tx,
      sql`insert into mail.message (cause, member_id, recipient, subject, text, html, unsubscribe, reply_to)
          values (${cause}, ${memberId}, ${to}, ${subject}, ${text}, ${html}, ${particulars.stop?.url ?? null}, ${replyTo ?? null}) on conflict (cause) do nothing returning id`,
    );
    return row?.id ?? null;
  }

  /** Sends it soon; a mail whose job is lost is found within half a minute. Never fails, and waits for no queue. */
  async deliverSoon(messageId: number | null): Promise<void> {
    if (messageId === null) return;
    this.jobs.runSoon(DELIVER, { message_id: messageId }, `${DELIVER}-${messageId}`).catch(() => undefined);
  }

  /** Mails that tell of somebody who is erased, whoever they were written to: by the beginnings of their causes. */
  async forget(causes: readonly string[]): Promise<void> {
    const beginnings = causes.map((cause) => `${cause}-%`);
    await run(this.kernel.db.pool, sql`delete from mail.message where cause like any(${beginnings}::text[])`);
  }

  /** Mails that should have left by now: refused at the last try, or waiting for longer than it takes. */
  async notSent(): Promise<number> {
    const row = await runOne<{ n: number }>(
      this.kernel.db.pool,
      sql`select count(*)::int as n from mail.message
          where sent_at is null and (error is not null or created_at < now() - make_interval(secs => ${TRY_AGAIN_S}::int))`,
    );
    return row!.n;
  }

  /** What has left is kept without its body: that may hold a link that opens an account. */
  private async deliver(id: number): Promise<void> {
    const message = await runOne<Message & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select id, recipient, subject, text, html, unsubscribe, reply_to from mail.message
          where id = ${id} and sent_at is null`,
    );
    if (!message) return;
    const { recipient: to, subject, text, html, unsubscribe, reply_to: replyTo } = message;
    const host = new URL(this.config.publicUrl).hostname;
    try {
      await this.mailer.send({ id: `<mail-${id}@${host}>`, to, subject, text, html, unsubscribe, replyTo });
    } catch (error) {
      const told = error instanceof Error ? error.message : String(error);
      await run(this.kernel.db.pool, sql`update mail.message set error = ${told} where id = ${id}`);
      throw error;
    }
    await run(
      this.kernel.db.pool,
      sql`update mail.message set sent_at = now(), error = null,
            text = case when ${this.mailer.carries} then '' else text end,
            html = case when ${this.mailer.carries} then '' else html end,
            unsubscribe = case when ${this.mailer.carries} then null else unsubscribe end,
            reply_to = case when ${this.mailer.carries} then null else reply_to end
          where id = ${id}`,
    );
  }

  /** Forgets mails that have left, or that were given up, long ago. */
  async prune(): Promise<void> {
    await run(
      this.kernel.db.pool,
      sql`delete from mail.message where id in (
            select id from mail.message
            where sent_at < now() - make_interval(days => ${KEPT_DAYS}::int)
               or (sent_at is null and created_at < now() - make_interval(days => ${KEPT_DAYS}::int))
            limit ${PRUNED_AT_ONCE}::int)`,
    );
  }

  private async findUnsent(): Promise<void> {
    const unsent = await run<{ id: number; turn: number }>(
      this.kernel.db.pool,
      sql`select id, floor(extract(epoch from now() - created_at) / ${TRY_AGAIN_S}::int)::int as turn from mail.message
          where sent_at is null and created_at < now() - interval '15 seconds'
            and created_at > now() - make_interval(hours => ${GIVE_UP_HOURS}::int)`,
    );
    for (const { id, turn } of unsent) await this.jobs.add(DELIVER, { message_id: id }, `${DELIVER}-${id}-${turn}`);
  }
}
