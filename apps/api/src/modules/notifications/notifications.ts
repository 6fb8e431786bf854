import { Injectable } from '@nestjs/common';
import type { notifications } from '@lyceum/contracts';
import { channels } from '@lyceum/contracts/realtime';
import { Kernel, type Queryable, run } from '@lyceum/kernel';
import sql, { empty, type Sql } from 'sql-template-tag';
import type { MemberViewer } from '../../platform/http/viewer.ts';
import { Fanout } from '../../platform/realtime/fanout.ts';
import { type Choices, Kinds } from './kinds.ts';

type Notification = notifications.Notification;

/** What a notification is about: a record of the module that owns this kind, and what more it wants to remember of it. */
export interface Subject {
  kind: string;
  id: number;
  data: Record<string, unknown>;
}

type Own<N> = N extends unknown ? Omit<N, keyof notifications.EveryNotification | 'type'> : never;

interface AboutSubject {
  /**
   * What a notification shows of each subject, by the policy of the module's reads; null for one that is not there for the
   * viewer now: neither the list nor the count nor a mail has it then.
   */
  visible(viewer: MemberViewer, subjects: readonly Subject[]): Promise<readonly (Own<Notification> | null)[]>;
}

interface News {
  type: Notification['type'];
  members: readonly number[];
  /** Who did it; null: nobody, and each line shows its reader. Nobody is told of what they did themselves, unless `evenActor` says so. */
  actor_id: number | null;
  evenActor?: boolean;
  subject: Omit<Subject, 'data'> & { data?: Subject['data'] };
  /** What of the subject it is about, where likes of one thing are not to stand in a line with those of another. */
  part?: string;
  at: Date;
}

/** What is taken back: of one who did it, about one thing. */
type Withdrawn = Pick<News, 'type' | 'part'> & { actor_id: number; subject: Omit<Subject, 'data'> };

/** A line that was made or has changed, and whose it is. */
export interface Made extends Record<string, unknown> {
  id: number;
  member_id: number;
  in_app: boolean;
}

/** Which of the others are not to hear of the member, nor the member of them. */
type Apart = (memberId: number, others: readonly number[]) => Promise<ReadonlySet<number>>;

/** A mail waits so long, for more of the same and for its reader to look themselves. */
export const MAIL_AFTER_MS = 2 * 60_000;
/** Of a line that was mailed and is still unseen, the next mail comes no sooner. */
const MAIL_AGAIN_S = 60 * 60;

/** To all members of a large community: each statement stays far below what one may take (docs/adr/0008). */
const MOST_AT_ONCE = 5_000;

/** What members are told: modules register what their notifications are about, and make them in the transactions of their effects. */
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

  /** One kind of notifications: how a member chooses it, and what a mail says of it. Before it, none can be made. */
  kind: Kinds['add'] = (name, kind) => this.kinds.add(name, kind);

  /** One more of the counts of what waits for a member: `inbox` becomes `inbox.{member's id}`. */
  count(name: string, ask: (viewer: MemberViewer) => Promise<number>): void {
    if (this.counted.has(name)) throw new Error(`the count of ${name} is registered twice`);
    this.counted.set(name, ask);
  }

  /** Whoever keeps members apart says so here; it is asked when something is made, shown and mailed. */
  keepApart(apart: Apart): void {
    this.apart = apart;
  }

  apartFrom(memberId: number, others: readonly number[]): Promise<ReadonlySet<number>> {
    return this.apart(memberId, others);
  }

  /**
   * Writes them within a transaction that is there once for its cause; to be handed to {@link tell} once that is committed.
   * What a member has not seen yet of the same kind and subject, it joins. Whoever wants a kind nowhere gets no row.
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

  /** In the order of members, so that two who write to the same ones wait for each other and no more. */
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

  /** Of these members, those who have been told of this before, whether they have seen it or not. */
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

  /** Takes back what somebody did, seen or not; a line in which nothing else stands goes with it. */
  async withdraw(tx: Queryable, { type, actor_id, part = '', subject }: Withdrawn): Promise<Made[]> {
    const touched = await run<{ line_id: number }>(
      tx,
      sql`delete from notifications.notification n using notifications.line l
          where l.id = n.line_id and n.subject_kind = ${subject.kind} and n.subject_id = ${subject.id}
            and n.actor_id = ${actor_id}::int and n.type = ${type} and l.part = ${part}
          returning n.line_id`,
    );
    const ids = touched.map(({ line_id }) => line_id);
    // Held before it is looked at again: what comes to a line at this moment keeps it.
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

  /** Seen are those about one subject, or all: what was seen here is mailed no more. */
  async seen(memberId: number, about: Pick<Subject, 'kind' | 'id'> | null): Promise<void> {
    const one = about ? sql`and subject_kind = ${about.kind} and subject_id = ${about.id}` : empty;
    await run(
      this.kernel.db.pool,
      sql`update notifications.line set seen_at = now(), mail_due = null, digest_since = null
          where member_id = ${memberId} and seen_at is null ${one}`,
    );
  }

  /** The members' open screens. */
  tell(made: readonly Made[]): void {
    for (const { id, member_id, in_app } of made) {
      if (in_app) this.fanout.publish(channels.messages(member_id), 'notification', { notification_id: id });
    }
  }

  /** What is shown of each subject; null for what is not there for the viewer, or is of no kind that anybody registered. */
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
