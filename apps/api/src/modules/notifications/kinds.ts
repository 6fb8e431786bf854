import { Injectable } from '@nestjs/common';
import type { notifications } from '@lyceum/contracts';
import { type Queryable, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberViewer } from '../../platform/http/viewer.ts';
import type { Attachment } from '../../platform/mail/delivery.ts';
import type { Text } from '../../platform/texts/texts.ts';

type Notification = notifications.Notification;
type OfType<T> = Notification extends infer N
  ? N extends { type: infer U }
    ? T extends U
      ? N
      : never
    : never
  : never;

export interface Kind<N = Notification> {
  /** The label in the preferences, and in the part of a mail that explains its reason. */
  label: Text;
  /** The preferences of a member who has chosen none. `app` is null for a kind that never appears in the bell. */
  defaults: { app: boolean | null; mail: notifications.MailChoice };
  /** The role that gets this kind. For all others, it does not appear in the preferences. */
  onlyFor?: 'moderator' | 'admin';
  /**
   * The subject of a mail about this kind alone. It contains no text of members except a title, because lock screens
   * and the outbox show it.
   */
  subject: Text | ((notification: N) => Text);
  /** A file for a mail about this kind alone, limited to what its reader may see. */
  attachment?(viewer: MemberViewer, notification: N): Promise<Attachment | null>;
  /**
   * One line of a mail, from the data that the bell shows, and the path of its link. Use `whoOf` and `whatOf` for text
   * that members have typed.
   */
  line(notification: N): { text: Text; path: string };
}

/** A member's preferences for one kind. */
export interface Choices {
  memberId: number;
  app: boolean;
  mail: notifications.MailChoice;
}

/** The registry of all kinds of notifications. Each belongs to the module that registered it. */
@Injectable()
export class Kinds {
  private readonly kinds = new Map<string, Kind>();

  add<T extends Notification['type']>(name: T, kind: Kind<OfType<T>>): void {
    if (this.kinds.has(name)) throw new Error(`the notifications ${name} are registered twice`);
    this.kinds.set(name, kind as unknown as Kind);
  }

  /** @throws {Error} for an unregistered kind */
  of(name: string): Kind {
    const kind = this.kinds.get(name);
    if (!kind) throw new Error(`no module has registered notifications ${name}`);
    return kind;
  }

  has(name: string): boolean {
    return this.kinds.has(name);
  }

  get all(): ReadonlyMap<string, Kind> {
    return this.kinds;
  }

  /** The preferences of each of these members for a kind. */
  async chosenBy(db: Queryable, name: string, members: readonly number[]): Promise<Choices[]> {
    const { app, mail } = this.of(name).defaults;
    const rows = await run<Choices & Record<string, unknown>>(
      db,
      sql`select m as "memberId", coalesce(p.app, ${app ?? false}::boolean) as app, coalesce(p.mail, ${mail}::text) as mail
          from unnest(${members}::int[]) m
          left join notifications.preference p on p.member_id = m and p.kind = ${name}`,
    );
    return rows.map((row) => ({ ...row, app: app !== null && row.app }));
  }
}
