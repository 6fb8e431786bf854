import { Injectable } from '@nestjs/common';
import type { notifications } from '@lyceum/contracts';
import { channels } from '@lyceum/contracts/realtime';
import { type Queryable, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberViewer } from '../../platform/http/viewer.ts';
import { Fanout } from '../../platform/realtime/fanout.ts';

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
   * viewer now: neither the list nor the count has it then.
   */
  visible(viewer: MemberViewer, subjects: readonly Subject[]): Promise<readonly (Own<Notification> | null)[]>;
}

interface News {
  type: Notification['type'];
  members: readonly number[];
  /** Who did it. Nobody is told of what they did themselves, unless `evenActor` says that this is nothing one does. */
  actor_id: number;
  evenActor?: boolean;
  subject: Omit<Subject, 'data'> & { data?: Subject['data'] };
  at: Date;
}

export interface Made extends Record<string, unknown> {
  id: number;
  member_id: number;
}

/** What members are told: modules register what their notifications are about, and make them in the transactions of their effects. */
@Injectable()
export class Notifications {
  private readonly subjects = new Map<string, AboutSubject>();
  private readonly counted = new Map<string, (viewer: MemberViewer) => Promise<number>>();

  constructor(private readonly fanout: Fanout) {}

  about(kind: string, subject: AboutSubject): void {
    if (this.subjects.has(kind)) throw new Error(`notifications about a ${kind} are registered twice`);
    this.subjects.set(kind, subject);
  }

  /** One more of the counts of what waits for a member: `inbox` becomes `inbox.{member's id}`. */
  count(name: string, ask: (viewer: MemberViewer) => Promise<number>): void {
    if (this.counted.has(name)) throw new Error(`the count of ${name} is registered twice`);
    this.counted.set(name, ask);
  }

  /** Writes them within a transaction that is there once for its cause; to be handed to {@link tell} once that is committed. */
  make(tx: Queryable, { type, members, actor_id, evenActor = false, subject, at }: News): Promise<Made[]> {
    const told = evenActor ? members : members.filter((member) => member !== actor_id);
    const { kind, id, data = {} } = subject;
    return run<Made>(
      tx,
      sql`insert into notifications.notification (member_id, type, actor_id, subject_kind, subject_id, data, created_at)
          select member, ${type}::text, ${actor_id}::int, ${kind}::text, ${id}::int, ${JSON.stringify(data)}::jsonb,
                 ${at}::timestamptz
          from unnest(${told}::int[]) as member returning id, member_id`,
    );
  }

  /** The members' open screens. */
  tell(made: readonly Made[]): void {
    for (const { id, member_id } of made) {
      this.fanout.publish(channels.messages(member_id), 'notification', { notification_id: id });
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
