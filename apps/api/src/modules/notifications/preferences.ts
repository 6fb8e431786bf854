import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { InputOf, notifications } from '@lyceum/contracts';
import { Kernel, type Queryable, Refusal, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { isAtLeast, type MemberViewer } from '../../platform/http/viewer.ts';
import { MemberRecords } from '../../platform/records/member-records.ts';
import { MailReaders } from '../identity/index.ts';
import { Kinds } from './kinds.ts';
import { notificationsText } from './notifications.texts.ts';

type Changes = InputOf<typeof notifications.changePreferences>['body'];

/** The default: every morning, if any line is waiting. */
export const DIGEST: notifications.Digest = { every: 'day', weekday: 1, hour: 8 };

/** The notification preferences of members. They are plain rows without events, because their history has no use. */
@Injectable()
export class Preferences implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly kinds: Kinds,
    private readonly readers: MailReaders,
    private readonly records: MemberRecords,
  ) {}

  onModuleInit(): void {
    this.records.keep({
      name: 'notification_preferences',
      tables: ['notifications.preference', 'notifications.digest', 'notifications.digested'],
      take: (id) => [
        sql`select kind, app, mail from notifications.preference where member_id = ${id} order by 1`,
        sql`select every, weekday, hour from notifications.digest where member_id = ${id}`,
      ],
      erase: async (id) => {
        for (const table of ['preference', 'digest', 'digested'] as const) await this.forget(table, id);
      },
    });
  }

  private forget(table: 'preference' | 'digest' | 'digested', memberId: number): Promise<unknown> {
    const of = {
      preference: sql`delete from notifications.preference where member_id = ${memberId}`,
      digest: sql`delete from notifications.digest where member_id = ${memberId}`,
      digested: sql`delete from notifications.digested where member_id = ${memberId}`,
    };
    return run(this.kernel.db.pool, of[table]);
  }

  /** The kinds that the viewer can choose, with their preferences. */
  async shownTo(viewer: MemberViewer): Promise<notifications.Preferences> {
    const { kinds, digest } = await this.of(viewer.id);
    const isTold = (name: string) => isAtLeast(viewer, this.kinds.of(name).onlyFor ?? 'member');
    return { kinds: kinds.filter(({ kind }) => isTold(kind)), digest };
  }

  async of(memberId: number): Promise<notifications.Preferences> {
    const { pool } = this.kernel.db;
    const locale = await this.readers.localeOf(memberId);
    const chosen = new Map(
      (
        await run<{ kind: string; app: boolean; mail: notifications.MailChoice }>(
          pool,
          sql`select kind, app, mail from notifications.preference where member_id = ${memberId}`,
        )
      ).map((row) => [row.kind, row]),
    );
    const kinds = [...this.kinds.all].map(([kind, { label, defaults }]) => ({
      kind,
      label: label.in(locale),
      app: defaults.app === null ? null : (chosen.get(kind)?.app ?? defaults.app),
      mail: chosen.get(kind)?.mail ?? defaults.mail,
    }));
    return { kinds, digest: await this.digestOf(pool, memberId) };
  }

  async digestOf(db: Queryable, memberId: number): Promise<notifications.Digest> {
    const row = await runOne<notifications.Digest & Record<string, unknown>>(
      db,
      sql`select every, weekday, hour from notifications.digest where member_id = ${memberId}`,
    );
    return row ?? DIGEST;
  }

  /** Applies all changes or none. If a request names a kind twice, the last entry counts. */
  async change(memberId: number, { kinds = [], digest }: Changes): Promise<void> {
    for (const { kind, app } of kinds) {
      if (!this.kinds.has(kind)) throw Refusal.invalid('kinds', notificationsText('kind.missing'));
      if (app && this.kinds.of(kind).defaults.app === null) {
        throw Refusal.invalid('kinds', notificationsText('kind.never'));
      }
    }
    await this.kernel.db.transaction(async (tx) => {
      for (const each of kinds) await this.choose(tx, memberId, each);
      if (digest) await this.chooseDigest(tx, memberId, digest);
    });
  }

  /** Ends the mails of one kind, or the digest, permanently. */
  async endMails(memberId: number, what: string): Promise<void> {
    const { pool } = this.kernel.db;
    if (what !== 'digest') return this.choose(pool, memberId, { kind: what, mail: 'never' });
    await this.chooseDigest(pool, memberId, { ...(await this.digestOf(pool, memberId)), every: 'never' });
  }

  private async choose(db: Queryable, memberId: number, { kind, app, mail }: NonNullable<Changes['kinds']>[number]) {
    const { defaults } = this.kinds.of(kind);
    await run(
      db,
      sql`insert into notifications.preference as p (member_id, kind, app, mail)
          values (${memberId}, ${kind}, ${app ?? defaults.app ?? false}, ${mail ?? defaults.mail})
          on conflict (member_id, kind) do update set
            app = coalesce(${app ?? null}::boolean, p.app), mail = coalesce(${mail ?? null}::text, p.mail)`,
    );
  }

  private async chooseDigest(db: Queryable, memberId: number, { every, weekday, hour }: notifications.Digest) {
    await run(
      db,
      sql`insert into notifications.digest (member_id, every, weekday, hour)
          values (${memberId}, ${every}, ${weekday}, ${hour})
          on conflict (member_id) do update set
            every = excluded.every, weekday = excluded.weekday, hour = excluded.hour`,
    );
  }
}
