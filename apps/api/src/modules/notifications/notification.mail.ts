import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { notifications } from '@lyceum/contracts';
import { Kernel, type Queryable, run, runOne } from '@lyceum/kernel';
import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import { type Config, CONFIG } from '../../platform/config.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { Outbox, type Posting } from '../../platform/mail/outbox.ts';
import { LOGGER } from '../../platform/observability/logger.ts';
import { type MailReader, MailReaders, MemberStatus } from '../identity/index.ts';
import { type Due, lastDue } from './digest.times.ts';
import { Kinds } from './kinds.ts';
import { type Line, linesWhere, shownOf } from './lines.ts';
import { Notifications } from './notifications.ts';
import { notificationsText } from './notifications.texts.ts';
import { DIGEST } from './preferences.ts';
import { Unsubscribe } from './unsubscribe.ts';

const MAIL_NOTIFICATIONS = 'mail-notifications';
const MAKE_DIGESTS = 'make-digests';
const MAIL_EVERY_MS = 30_000;
/** Offsets of time zones are multiples of a quarter of an hour. */
const DIGESTS_EVERY_MS = 15 * 60_000;
const AT_ONCE = 200;

/** The number of lines in a digest. */
const IN_A_DIGEST = 30;

/**
 * A member with waiting lines, the time of the oldest, and their digest preferences. Null means that they have chosen
 * none.
 */
interface Waiting {
  id: number;
  since: Date;
  every: notifications.Digest['every'] | null;
  weekday: number | null;
  hour: number | null;
}

/**
 * Mails notifications, soon after the event or in a digest. One transaction writes the mail and the mark that it was
 * written, and holds the rows. Each mail is therefore written once, despite crashes and concurrent workers. The next
 * run catches up on a missed one.
 */
@Injectable()
export class NotificationMail implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly jobs: Jobs,
    private readonly outbox: Outbox,
    private readonly notifications: Notifications,
    private readonly kinds: Kinds,
    private readonly unsubscribe: Unsubscribe,
    private readonly standing: MemberStatus,
    private readonly readers: MailReaders,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.every(MAIL_NOTIFICATIONS, MAIL_EVERY_MS, () => this.mail(this.kernel.clock.now()));
    this.jobs.every(MAKE_DIGESTS, DIGESTS_EVERY_MS, () => this.digests(this.kernel.clock.now()));
  }

  /** Writes all mails that are due. */
  async mail(now: Date): Promise<void> {
    for (let beyond = 0; ;) {
      const due = await run<{ id: number }>(
        this.kernel.db.pool,
        sql`select id from notifications.line where mail_due <= ${now}::timestamptz and id > ${beyond} order by id limit ${AT_ONCE}`,
      );
      for (const { id } of due) await this.once(`line ${id}`, (tx) => this.mailLine(tx, id, now));
      if (due.length < AT_ONCE) return;
      beyond = due.at(-1)!.id;
    }
  }

  /** Writes a digest for each member whose hour has come since their oldest line began to wait. */
  async digests(now: Date): Promise<void> {
    for (let beyond = 0; ;) {
      const waiting = await run<Waiting & Record<string, unknown>>(
        this.kernel.db.pool,
        sql`select w.id, w.since, d.every, d.weekday, d.hour
            from (select member_id as id, min(digest_since) as since from notifications.line
                  where digest_since is not null and member_id > ${beyond} group by member_id order by 1 limit ${AT_ONCE}) w
            left join notifications.digest d on d.member_id = w.id order by w.id`,
      );
      const readers = await this.readers.of(waiting.map(({ id }) => id));
      for (const { id, since, ...own } of waiting) {
        const reader = readers.get(id);
        const due = reader && lastDue(own.every ? (own as notifications.Digest) : DIGEST, reader.time_zone, now);
        // The member receives no mails, or does not want digests.
        if (!due) await this.once(`what waits for ${id}`, (tx) => this.emptied(tx, id));
        else if (since <= due.at) await this.once(`digest of ${id}`, (tx) => this.digest(tx, reader, due));
      }
      if (waiting.length < AT_ONCE) return;
      beyond = waiting.at(-1)!.id;
    }
  }

  /** A failed mail delays no others, and the next run tries it again. */
  private async once(what: string, work: (tx: Queryable) => Promise<number | null>): Promise<void> {
    try {
      await this.outbox.deliverSoon(await this.kernel.db.transaction(work));
    } catch (err) {
      this.logger.error({ err, what }, 'a notification could not be mailed');
    }
  }

  private async mailLine(tx: Queryable, id: number, now: Date): Promise<number | null> {
    const held = await runOne<{ member_id: number; place: number }>(
      tx,
      sql`update notifications.line set mail_due = null where id = ${id} and mail_due <= ${now}::timestamptz and seen_at is null
          returning member_id, place`,
    );
    if (!held) return null;
    const reader = (await this.readers.of([held.member_id])).get(held.member_id);
    if (!reader) return null;
    const lines = await linesWhere(tx, sql`select * from notifications.line where id = ${id}`);
    const [told] = await this.told(tx, reader, lines, 'at_once');
    if (!told) return null;
    await run(tx, sql`update notifications.line set mailed_at = ${now}::timestamptz where id = ${id}`);
    const { label, subject, text, url } = told;
    const { locale } = reader;
    const attachment = await told.attachment();
    return this.outbox.write(tx, {
      ...this.to(reader, `notification-${id}-${held.place}`, told.kind),
      letter: {
        subject: subject.in(locale),
        text,
        action: notificationsText('mail.look').in(locale),
        otherwise: notificationsText('mail.why', { what: label }).in(locale),
      },
      url,
      ...(attachment && { attachments: [attachment] }),
    });
  }

  private async digest(tx: Queryable, reader: MailReader, due: Due): Promise<number | null> {
    const memberId = reader.id;
    if (!(await this.isOpen(tx, memberId, due))) return null;
    const lines = await linesWhere(
      tx,
      sql`select * from notifications.line where member_id = ${memberId} and digest_since is not null and seen_at is null
          order by place desc limit ${IN_A_DIGEST + 1}`,
    );
    const told = await this.told(tx, reader, lines, 'digest');
    await this.emptied(tx, memberId);
    if (told.length === 0) return null;
    const { locale } = reader;
    const more = told.length > IN_A_DIGEST ? ` ${notificationsText('digest.more').in(locale)}.` : '';
    return this.outbox.write(tx, {
      ...this.to(reader, `digest-${memberId}-${due.day}`, 'digest'),
      letter: {
        subject: notificationsText('digest.subject').in(locale),
        text: notificationsText('mail.text').in(locale) + more,
        lines: told.slice(0, IN_A_DIGEST),
        otherwise: notificationsText('digest.why').in(locale),
      },
    });
  }

  /**
   * Claims the day for this digest, so that no other worker writes it. False if it was written, or if no line was
   * waiting at that time.
   */
  private async isOpen(tx: Queryable, memberId: number, { at, day }: Due): Promise<boolean> {
    const taken = await runOne(
      tx,
      sql`insert into notifications.digested as d (member_id, day)
          select ${memberId}::int, ${day}::date where exists (
            select 1 from notifications.line
            where member_id = ${memberId} and digest_since <= ${at}::timestamptz and seen_at is null)
          on conflict (member_id) do update set day = excluded.day where d.day < excluded.day
          returning 1`,
    );
    return taken !== null;
  }

  private async emptied(tx: Queryable, memberId: number): Promise<null> {
    await run(
      tx,
      sql`update notifications.line set digest_since = null where member_id = ${memberId} and digest_since is not null`,
    );
    return null;
  }

  private to(reader: MailReader, cause: string, kind: string): Omit<Posting, 'letter'> {
    const stop = kind === 'digest' ? 'digest.stop' : 'mail.stop';
    return {
      cause,
      memberId: reader.id,
      to: reader.email,
      name: reader.first_name,
      locale: reader.locale,
      stop: { text: notificationsText(stop).in(reader.locale), url: this.unsubscribe.urlOf(reader.id, kind) },
    };
  }

  /** The lines to mail now, by the current rights and preferences. */
  private async told(tx: Queryable, reader: MailReader, lines: readonly Line[], wanted: notifications.MailChoice) {
    const viewer = await this.standing.of(reader.id, `mail-${reader.id}`);
    if (!viewer) return [];
    const shown = await shownOf(this.notifications, viewer, lines);
    const choices = new Map<string, notifications.MailChoice>();
    for (const type of new Set(lines.map((line) => line.type))) {
      choices.set(type, (await this.kinds.chosenBy(tx, type, [reader.id]))[0]!.mail);
    }
    return shown.flatMap((notification) => {
      if (!notification || choices.get(notification.type) !== wanted) return [];
      const kind = this.kinds.of(notification.type);
      const { label, line } = kind;
      const subject = typeof kind.subject === 'function' ? kind.subject(notification) : kind.subject;
      const attachment = async () => (await kind.attachment?.(viewer, notification)) ?? null;
      const { text, path } = line(notification);
      const url = `${this.config.publicUrl}${path}`;
      return [{ kind: notification.type, label, subject, text: text.in(reader.locale), url, attachment }];
    });
  }
}
