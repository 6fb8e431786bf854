import { Injectable } from '@nestjs/common';
import type { notifications } from '@lyceum/contracts';
import { channels } from '@lyceum/contracts/realtime';
import { Kernel, type Queryable, run } from '@lyceum/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { MemberViewer } from '../../platform/http/viewer.ts';
import { Fanout } from '../../platform/realtime/fanout.ts';
import { type Choices, Kinds } from './kinds.ts';

type Notification = notifications.Notification;

/** The subject of a notification: a record of the module that owns this kind, with additional data. */
export interface Subject {
  kind: string;
  id: number;
  data: Record<string, unknown>;
}

type Own<N> = N extends unknown ? Omit<N, keyof notifications.EveryNotification | 'type'> : never;

interface AboutSubject {
  /**
   * The content of a notification for each subject, by the same policy as the module's reads. Null for a subject that
   * the viewer may not see now. Then no list, count or mail contains it.
   */
  visible(viewer: MemberViewer, subjects: readonly Subject[]): Promise<readonly (Own<Notification> | null)[]>;
}

interface News {
  type: Notification['type'];
  members: readonly number[];
  /**
   * The member who caused it. With null, no one did, and each line shows its reader. Actors get no notification of what
   * they did, unless `evenActor` is set.
   */
  actor_id: number | null;
  evenActor?: boolean;
  subject: Omit<Subject, 'data'> & { data?: Subject['data'] };
  /** A part of the subject, so that likes of different posts do not share a line. */
  part?: string;
  at: Date;
}

/** A notification to withdraw, by its actor and its subject. */
type Withdrawn = Pick<News, 'type' | 'part'> & { actor_id: number; subject: Omit<Subject, 'data'> };

/** A new or changed line, and its member. */
export interface Made extends Record<string, unknown> {
  id: number;
  member_id: number;
  in_app: boolean;
}

/** All notifications of a member, those about one subject, or those with these ids. */
type Which = 'all' | Pick<Subject, 'kind' | 'id'> | { ids: readonly number[] };

function narrowedTo(which: Which): Sql {
  if (which === 'all') return empty;
  if ('ids' in which) return sql`and id = any(${[...which.ids]}::int[])`;
  return sql`and subject_kind = ${which.kind} and subject_id = ${which.id}`;
}

/** The block filter: those of the others who are separated from the member by a block, in either direction. */
type Apart = (memberId: number, others: readonly number[]) => Promise<ReadonlySet<number>>;

/** A mail waits this long, for more of the same kind and for its reader to see it in the app. */
export const MAIL_AFTER_MS = 2 * 60_000;
/** The shortest time between two mails about a line that is still unseen. */
const MAIL_AGAIN_S = 60 * 60;

/**
 * A notification to all members of a large community is split, so that each statement stays far below the time limit
 * (docs/adr/0008).
 */
const MOST_AT_ONCE = 5_000;

/**
 * Notifies members. Modules register the subjects of their notifications, and create notifications in the transactions
 * of their effects.
 */
@Injectable()
export class Notifications {
  private readonly subjects = new Map<string, AboutSubject>();
  private readonly counted = new Map<string, (viewer: MemberViewer) => Promise<number>>();
  private apart: Apart = () => Promise.resolve(new Set());

  constructor(
    private readonly fanout: Fanout,
    private readonly kernel: Kernel,
    private readonly kinds: Kinds,
  ) {}

  about(kind: string, subject: AboutSubject): void {
    if (this.subjects.has(kind)) throw new Error(`notifications about a ${kind} are registered twice`);
    this.subjects.set(kind, subject);
  }

  /** Registers a kind, with its preferences and its mail texts. Required before the first notification of that kind. */
  kind: Kinds['add'] = (name, kind) => this.kinds.add(name, kind);

  /** Registers a counter for members: `inbox` becomes `inbox.{member's id}`. */
  count(name: string, ask: (viewer: MemberViewer) => Promise<number>): void {
    if (this.counted.has(name)) throw new Error(`the count of ${name} is registered twice`);
    this.counted.set(name, ask);
  }

  /** Registers the block filter. It applies when notifications are created, shown and mailed. */
  keepApart(apart: Apart): void {
    this.apart = apart;
  }

  apartFrom(memberId: number, others: readonly number[]): Promise<ReadonlySet<number>> {
    return this.apart(memberId, others);
  }

  /**
   * Writes notifications, within a transaction that runs once for its cause. Pass the result to {@link tell} after the
   * commit. A notification joins an unseen line of the same kind and subject. Members who want a kind nowhere get no
   * row.
   */
  async make(tx: Queryable, news: News): Promise<Made[]> {
    const { type, actor_id, evenActor = false, subject, part = '', at } = news;
    const others = evenActor ? news.members : news.members.filter((member) => member !== actor_id);
    const apart = actor_id === null ? new Set<number>() : await this.apart(actor_id, others);
    const chosen = await this.kinds.chosenBy(
      tx,
      type,
      [...new Set(others)].filter((member) => !apart.has(member)),
    );
    const wanted = chosen
      .filter(({ app, mail }) => app || mail !== 'never')
      .sort((one, other) => one.memberId - other.memberId);
    const { kind, id, data = {} } = subject;
    const of = sql`${type}::text, ${kind}::text, ${id}::int`;
    const made: Made[] = [];
    for (let from = 0; from < wanted.length; from += MOST_AT_ONCE) {
      const rows = await run<Made>(
        tx,
        sql`with line as (${this.lines(wanted.slice(from, from + MOST_AT_ONCE), of, part, at)}), told as (
              insert into notifications.notification
                (line_id, member_id, type, subject_kind, subject_id, actor_id, data, created_at)
              select id, member_id, ${of}, coalesce(${actor_id}::int, member_id), ${JSON.stringify(data)}::jsonb, ${at}::timestamptz from line)
            select id, member_id, in_app from line`,
      );
      made.push(...rows);
    }
    return made;
  }

  /** Inserts in the order of members, so that concurrent writers for the same members wait without a deadlock. */
  private lines(wanted: readonly Choices[], of: Sql, part: string, at: Date): Sql {
    const now = this.kernel.clock.now();
    const due = new Date(now.getTime() + MAIL_AFTER_MS);
    const columns = [wanted.map((each) => each.memberId), wanted.map(({ app }) => app), wanted.map(({ mail }) => mail)];
    return sql`
      insert into notifications.line as l
        (member_id, in_app, mail_due, digest_since, type, subject_kind, subject_id, part, at)
      select member_id, app, case mail when 'at_once' then ${due}::timestamptz end,
             case mail when 'digest' then ${now}::timestamptz end, ${of}, ${part}::text, ${at}::timestamptz
      from unnest(${columns[0]}::int[], ${columns[1]}::boolean[], ${columns[2]}::text[]) as w (member_id, app, mail)
      order by member_id
      on conflict (member_id, type, subject_kind, subject_id, part) where seen_at is null do update set
        place = nextval('notifications.place'), at = greatest(l.at, excluded.at), in_app = excluded.in_app,
        mail_due = case when excluded.mail_due is not null then coalesce(l.mail_due,
          greatest(excluded.mail_due, l.mailed_at + make_interval(secs => ${MAIL_AGAIN_S}::int))) end,
        digest_since = case when excluded.digest_since is not null then coalesce(l.digest_since, excluded.digest_since) end
      returning id, member_id, in_app`;
  }

  /** Those of the members who were notified of this before, whether they have seen it or not. */
  async toldBefore(
    tx: Queryable,
    { type, subject, part = '' }: Pick<News, 'type' | 'part' | 'subject'>,
    members: readonly number[],
  ): Promise<Set<number>> {
    const rows = await run<{ member_id: number }>(
      tx,
      sql`select distinct n.member_id from notifications.notification n join notifications.line l on l.id = n.line_id
          where n.subject_kind = ${subject.kind} and n.subject_id = ${subject.id} and n.type = ${type} and l.part = ${part}
            and n.member_id = any(${[...members]}::int[])`,
    );
    return new Set(rows.map(({ member_id }) => member_id));
  }

  /** Withdraws the notifications of an action, seen or not. A line without other notifications is deleted. */
  async withdraw(tx: Queryable, { type, actor_id, part = '', subject }: Withdrawn): Promise<Made[]> {
    const touched = await run<{ line_id: number }>(
      tx,
      sql`delete from notifications.notification n using notifications.line l
          where l.id = n.line_id and n.subject_kind = ${subject.kind} and n.subject_id = ${subject.id}
            and n.actor_id = ${actor_id}::int and n.type = ${type} and l.part = ${part}
          returning n.line_id`,
    );
    const ids = touched.map(({ line_id }) => line_id);
    // Locks the lines before it checks them again. A notification that joins a line now keeps the line.
    const lines = await run<Made>(
      tx,
      sql`select id, member_id, in_app from notifications.line where id = any(${ids}::int[]) order by id for update`,
    );
    await run(
      tx,
      sql`delete from notifications.line l where id = any(${ids}::int[])
            and not exists (select 1 from notifications.notification n where n.line_id = l.id)`,
    );
    return lines;
  }

  /** Marks a member's notifications as seen. What was seen in the app is not mailed. */
  async seen(memberId: number, which: Which = 'all'): Promise<void> {
    await run(
      this.kernel.db.pool,
      sql`update notifications.line set seen_at = now(), mail_due = null, digest_since = null
          where member_id = ${memberId} and seen_at is null ${narrowedTo(which)}`,
    );
  }

  /** Sends a live event to the members' open screens. */
  tell(made: readonly Made[]): void {
    for (const { id, member_id, in_app } of made) {
      if (in_app) this.fanout.publish(channels.messages(member_id), 'notification', { notification_id: id });
    }
  }

  /** The content of each subject. Null for one that the viewer may not see, or of an unregistered kind. */
  async visible(viewer: MemberViewer, subjects: readonly Subject[]): Promise<(Own<Notification> | null)[]> {
    const shown = new Map<Subject, Own<Notification> | null>();
    const asked = [...this.subjects].map(async ([kind, about]) => {
      const ofKind = subjects.filter((subject) => subject.kind === kind);
      if (ofKind.length === 0) return;
      const found = await about.visible(viewer, ofKind);
      ofKind.forEach((subject, index) => shown.set(subject, found[index] ?? null));
    });
    await Promise.all(asked);
    return subjects.map((subject) => shown.get(subject) ?? null);
  }

  async counts(viewer: MemberViewer): Promise<Record<string, number>> {
    const asked = [...this.counted].map(async ([name, ask]) => [`${name}.${viewer.id}`, await ask(viewer)] as const);
    return Object.fromEntries(await Promise.all(asked));
  }
}
