import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { community, InputOf } from '@lyceum/contracts';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { MemberRecords } from '../../../platform/records/member-records.ts';
import { MemberStatus } from '../../identity/index.ts';

const DAY_MS = 86_400_000;
/** After this many days, a member is no longer new (docs/adr/0021). */
const NEW_FOR_DAYS = 30;

interface Row extends Record<string, unknown> {
  welcomed: boolean;
  dismissed: boolean;
  interests: string[];
  introduction: boolean | null;
  comment: boolean;
  board: boolean;
}

type Change = InputOf<typeof community.keepStart>['body'];

/** How far new members are. Plain rows without events, because their history has no use. */
@Injectable()
export class NewcomerMarks implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly records: MemberRecords,
    private readonly members: MemberStatus,
  ) {}

  onModuleInit(): void {
    const { pool } = this.kernel.db;
    this.records.keep({
      name: 'start',
      tables: ['community.newcomer'],
      take: (id) => [sql`select welcomed_at, dismissed_at, interests from community.newcomer where member_id = ${id}`],
      erase: (id) => run(pool, sql`delete from community.newcomer where member_id = ${id}`),
    });
  }

  /** The steps that are done come from what the member has done, wherever they did it. */
  async of(viewer: MemberViewer): Promise<community.Start> {
    const [row, registered] = await Promise.all([
      runOne<Row>(
        this.kernel.db.pool,
        sql`select n.welcomed_at is not null as welcomed, n.dismissed_at is not null as dismissed,
              coalesce(n.interests, '{}') as interests,
              (select t.status <> 'invisible' or t.deleted_at is not null from community.topic t
               where t.author_id = ${viewer.id} and t.post_type = 'introduce' limit 1) as introduction,
              exists (select 1 from community.comment c where c.author_id = ${viewer.id}) as comment,
              exists (select 1 from community.board_mark k where k.member_id = ${viewer.id}
                and k.watching in ('watching', 'following')) as board
            from (select 1) one left join community.newcomer n on n.member_id = ${viewer.id}`,
      ),
      this.members.registeredAt(viewer.id),
    ]);
    const { welcomed, dismissed, interests, introduction, comment, board } = row!;
    const age = this.kernel.clock.now().getTime() - (registered?.getTime() ?? 0);
    const isNew = age < NEW_FOR_DAYS * DAY_MS;
    const steps = [
      ...(introduction === null ? [] : [{ step: 'introduction' as const, done: introduction }]),
      { step: 'comment' as const, done: comment },
      { step: 'board' as const, done: board },
    ];
    return { welcome: isNew && !welcomed, interests, checklist: isNew && !dismissed ? steps : null };
  }

  async keep(viewer: MemberViewer, { welcomed, dismissed, interests }: Change): Promise<void> {
    await run(
      this.kernel.db.pool,
      sql`insert into community.newcomer as n (member_id, welcomed_at, dismissed_at, interests)
          values (${viewer.id}, case when ${welcomed ?? false}::boolean then now() end,
                  case when ${dismissed ?? false}::boolean then now() end, ${interests ?? []}::text[])
          on conflict (member_id) do update set
            welcomed_at = coalesce(n.welcomed_at, excluded.welcomed_at),
            dismissed_at = coalesce(n.dismissed_at, excluded.dismissed_at),
            interests = case when ${interests !== undefined}::boolean then excluded.interests else n.interests end`,
    );
  }
}
