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
import { type Attachment, refusedFor, retryAfter } from './delivery.ts';
import { MAILER, type Mailer } from './mailer.ts';

const DELIVER = 'mail-deliver';
const FIND_UNSENT = 'mail-find-unsent';
const FIND_EVERY_MS = 30_000;
/** A mail that still waits after this time is late. */
const LATE_S = 10 * 60;
/** A mail that could not be handed over is tried again later and later, for a day. */
const GIVE_UP_HOURS = 24;
/** Longer than one delivery takes: meanwhile no other worker delivers the same mail. */
const LEASE_S = 120;
const PRUNE = 'mail-prune';
const PRUNE_EVERY_MS = 3_600_000;
/** For as long as marks of effects, so that no effect is made again whose mail is forgotten. */
const KEPT_DAYS = 90;
const PRUNED_AT_ONCE = 10_000;

const payload = z.object({ message_id: z.int() });

/** Neither sent, nor refused, nor kept. */
const IS_OPEN = sql`sent_at is null and refused_at is null and kept_at is null`;
/** What has ended is kept without its body: that may hold a link that opens an account. */
const NO_BODY = sql`text = '', html = '', unsubscribe = null, reply_to = null, attachments = null`;

interface Message {
  id: number;
  member_id: number | null;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  unsubscribe: string | null;
  reply_to: string | null;
  attachments: Attachment[] | null;
  tries: number;
  /** What the address has answered, if it refused a mail for good before. */
  refusal: string | null;
}

export interface Posting extends Omit<Particulars, 'community'> {
  /** Follows from what the mail is sent for: written twice, it is one mail. */
  cause: string;
  memberId: number;
  to: string;
  /** Who gets an answer to it; else whoever sends all mails. */
  replyTo?: string;
  attachments?: readonly Attachment[];
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
      tables: ['mail.message', 'mail.refused_address'],
      // Their words are in the member's own mailbox; a link that still works belongs in no file.
      take: (id) => [
        sql`select recipient, subject, created_at, sent_at, refused_at from mail.message where member_id = ${id} order by id`,
      ],
      erase: async (id) => {
        await run(pool, sql`delete from mail.refused_address where member_id = ${id}`);
        await run(pool, sql`delete from mail.message where member_id = ${id}`);
      },
    });
  }

  onApplicationShutdown(): void {
    this.mailer.close();
  }

  /** Writes a mail within a transaction; to be handed to {@link deliverSoon} once that is committed. Null: it was written before. */
  async write(
    tx: Queryable,
    { cause, memberId, to, replyTo, attachments, ...particulars }: Posting,
  ): Promise<number | null> {
    const { community_name: community } = (await this.choices.current()).values;
    const { subject, text, html } = compose({ ...particulars, community });
    const row = await runOne<{ id: number }>(
      tx,
      sql`insert into mail.message (cause, member_id, recipient, subject, text, html, unsubscribe, reply_to, attachments)
          values (${cause}, ${memberId}, ${to}, ${subject}, ${text}, ${html}, ${particulars.stop?.url ?? null}, ${replyTo ?? null},
            ${attachments ? JSON.stringify(attachments) : null}::jsonb)
          on conflict (cause) do nothing returning id`,
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

  /** Mails that should have left by now: failed at the last try, or waiting for longer than it takes. */
  async notSent(): Promise<number> {
    const row = await runOne<{ n: number }>(
      this.kernel.db.pool,
      sql`select count(*)::int as n from mail.message
          where ${IS_OPEN} and (error is not null or created_at < now() - make_interval(secs => ${LATE_S}::int))`,
    );
    return row!.n;
  }

  /** Delivers a mail that is due. The lease keeps other workers from sending it at the same time. */
  private async deliver(id: number): Promise<void> {
    const { pool } = this.kernel.db;
    const message = await runOne<Message & Record<string, unknown>>(
      pool,
      sql`update mail.message set next_try_at = now() + make_interval(secs => ${LEASE_S}::int)
          where id = ${id} and ${IS_OPEN} and next_try_at <= now()
          returning id, member_id, recipient, subject, text, html, unsubscribe, reply_to, attachments, tries,
            (select error from mail.refused_address where address = lower(recipient)) as refusal`,
    );
    if (!message) return;
    if (!this.mailer.carries) {
      await run(pool, sql`update mail.message set kept_at = now(), error = null where id = ${id}`);
      return;
    }
    const { recipient: to, subject, text, html, unsubscribe, reply_to: replyTo, attachments } = message;
    // A mail that its reader asked for, as for a new password, is tried all the same: the mailbox may be back.
    if (message.refusal !== null && unsubscribe !== null) return this.end(message, message.refusal);
    const host = new URL(this.config.publicUrl).hostname;
    const letter = { id: `<mail-${id}@${host}>`, to, subject, text, html, unsubscribe, replyTo };
    try {
      await this.mailer.send({ ...letter, attachments: attachments ?? [] });
    } catch (error) {
      return this.failed(message, error);
    }
    await run(pool, sql`update mail.message set sent_at = now(), error = null, ${NO_BODY} where id = ${id}`);
    if (message.refusal !== null) await run(pool, sql`delete from mail.refused_address where address = lower(${to})`);
  }

  /** A refusal for good ends the mail and marks the address; after anything else it is tried again later. */
  private async failed(message: Message, error: unknown): Promise<void> {
    const told = error instanceof Error ? error.message : String(error);
    const refused = refusedFor(error);
    if (refused === 'address') {
      await run(
        this.kernel.db.pool,
        sql`insert into mail.refused_address (address, member_id, error)
            values (lower(${message.recipient}), ${message.member_id}, ${told})
            on conflict (address) do update set member_id = excluded.member_id, refused_at = now(), error = excluded.error`,
      );
    }
    if (refused !== null) return this.end(message, told);
    const tries = message.tries + 1;
    const seconds = retryAfter(tries);
    await run(
      this.kernel.db.pool,
      sql`update mail.message set error = ${told}, tries = ${tries},
            next_try_at = now() + make_interval(secs => ${seconds}::int) where id = ${message.id}`,
    );
    // If the queue is away, the mail is found once it is due.
    await this.jobs
      .add(DELIVER, { message_id: message.id }, `${DELIVER}-${message.id}-after-${tries}`, seconds * 1000)
      .catch(() => undefined);
  }

  private async end({ id }: Message, error: string): Promise<void> {
    await run(
      this.kernel.db.pool,
      sql`update mail.message set refused_at = now(), error = ${error}, tries = tries + 1, ${NO_BODY} where id = ${id}`,
    );
  }

  /** Forgets mails that have ended, or that were given up, long ago; and marks of addresses, which are tried again then. */
  async prune(): Promise<void> {
    await run(
      this.kernel.db.pool,
      sql`delete from mail.message where id in (
            select id from mail.message
            where sent_at < now() - make_interval(days => ${KEPT_DAYS}::int)
               or (sent_at is null and created_at < now() - make_interval(days => ${KEPT_DAYS}::int))
            limit ${PRUNED_AT_ONCE}::int)`,
    );
    await run(
      this.kernel.db.pool,
      sql`delete from mail.refused_address where refused_at < now() - make_interval(days => ${KEPT_DAYS}::int)`,
    );
  }

  /** Mails that are due and have no job, or a job that was lost. */
  private async findUnsent(): Promise<void> {
    const unsent = await run<{ id: number; turn: number }>(
      this.kernel.db.pool,
      sql`select id, floor(extract(epoch from now() - created_at) / ${LATE_S}::int)::int as turn from mail.message
          where ${IS_OPEN} and next_try_at < now() - interval '15 seconds'
            and created_at > now() - make_interval(hours => ${GIVE_UP_HOURS}::int)`,
    );
    for (const { id, turn } of unsent) await this.jobs.add(DELIVER, { message_id: id }, `${DELIVER}-${id}-${turn}`);
  }
}
