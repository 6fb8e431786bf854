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
  /** As it stands among the choices, and in what a mail says of why it came. */
  label: Text;
  /** Where the member has chosen nothing. `app` is null of what never stands in the bell. */
  defaults: { app: boolean | null; mail: notifications.MailChoice };
  /** Told to nobody else, who has nothing to choose of it then. */
  onlyFor?: 'moderator' | 'admin';
  /** Of a mail about this kind alone. No one's words but a title: it stands on locked screens, and in the outbox. */
  subject: Text | ((notification: N) => Text);
  /** A file for a mail about this kind alone, by what its reader may see. */
  attachment?(viewer: MemberViewer, notification: N): Promise<Attachment | null>;
  /** One line of a mail, from what the bell would show, and the path where it leads. Use `whoOf` and `whatOf` for what members have typed. */
  line(notification: N): { text: Text; path: string };
}

/** What a member wants of one kind. */
export interface Choices {
  memberId: number;
  app: boolean;
  mail: notifications.MailChoice;
}

/** All kinds of notifications there are: each belongs to the module that registered it. */
@Injectable()
export class Kinds {
  private readonly kinds = new Map<string, Kind>();

  add<T extends Notification['type']>(name: T, kind: Kind<OfType<T>>): void {
    if (this.kinds.has(name)) throw new Error(`the notifications ${name} are registered twice`);
    this.kinds.set(name, kind as unknown as Kind);
  }

  /** Throws for what nobody has registered. */
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

  /** What each of these members wants of a kind. */
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
