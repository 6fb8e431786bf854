import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Kernel, type Queryable, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { CommunityChoices } from '../../../platform/community-choices.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { MemberRecords } from '../../../platform/records/member-records.ts';
import { type Made, Notifications, type Subject, whatOf } from '../../notifications/index.ts';
import { gamificationText } from '../gamification.texts.ts';

const TELL = 'tell-of-trophies';
const EVERY_MS = 60_000;
/** Older awards are not announced, for example after a community imports its history. */
const NEWS_MS = 86_400_000;
const AT_ONCE = 1_000;

interface Held extends Record<string, unknown> {
  trophy_id: number;
  title: string;
}

/**
 * Notifies members of trophies that they earned or received. Earning has no event, because the ledger derives it from
 * the log.
 * A job therefore looks for unannounced trophies and marks them in the transaction that notifies.
 */
@Injectable()
export class TrophyNotices implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly jobs: Jobs,
    private readonly notifications: Notifications,
    private readonly records: MemberRecords,
    private readonly community: CommunityChoices,
  ) {}

  onModuleInit(): void {
    this.jobs.every(TELL, EVERY_MS, () => this.tellAll());
    this.notifications.about('trophy', { visible: (viewer, subjects) => this.visible(viewer, subjects) });
    this.notifications.kind('trophy_earned', {
      ...{ label: gamificationText('kind.earned'), subject: gamificationText('mail.earned') },
      defaults: { app: true, mail: 'digest' },
      line: ({ trophy }) => ({
        text: gamificationText('told.earned', { what: whatOf(trophy.title) }),
        path: '/trophies',
      }),
    });
    this.records.keep({
      ...{ name: 'trophies-told', tables: ['gamification.told'], take: () => [] },
      erase: (memberId) => run(this.kernel.db.pool, sql`delete from gamification.told where member_id = ${memberId}`),
    });
  }

  /** Runs the job now, because a member has earned a trophy. The schedule catches a lost run. */
  async soon(why: string): Promise<void> {
    await this.jobs.runSoon(TELL, {}, `${TELL} ${why}`);
  }

  /** Repeats until all are announced. After a crash the next run continues. */
  async tellAll(): Promise<void> {
    if (!(await this.isOn())) return;
    for (;;) {
      const made = await this.kernel.db.transaction((tx) => this.tellSome(tx));
      if (made === null) return;
      this.notifications.tell(made);
    }
  }

  private async tellSome(tx: Queryable): Promise<Made[] | null> {
    const since = new Date(this.kernel.clock.now().getTime() - NEWS_MS);
    const news = await run<{ member_id: number; trophy_id: number; earned_at: Date }>(
      tx,
      sql`with news as (
            select e.member_id, e.trophy_id, e.earned_at from gamification.earned e
            where e.earned_at > ${since} and not e.revoked and not exists (
              select 1 from gamification.told t where t.member_id = e.member_id and t.trophy_id = e.trophy_id)
            order by e.member_id, e.trophy_id limit ${AT_ONCE}),
          marked as (
            insert into gamification.told (member_id, trophy_id) select member_id, trophy_id from news
            on conflict do nothing returning member_id, trophy_id)
          select member_id, trophy_id, earned_at from news join marked using (member_id, trophy_id)`,
    );
    if (news.length === 0) return null;
    const made: Made[] = [];
    for (const id of new Set(news.map(({ trophy_id }) => trophy_id))) {
      const earned = news.filter(({ trophy_id }) => trophy_id === id);
      const members = earned.map(({ member_id }) => member_id);
      const subject = { kind: 'trophy', id };
      const at = earned[0]!.earned_at;
      made.push(
        ...(await this.notifications.make(tx, { type: 'trophy_earned', members, actor_id: null, subject, at })),
      );
    }
    return made;
  }

  /** Shows the notification only while the member holds the trophy. */
  private async visible(viewer: MemberViewer, subjects: readonly Subject[]) {
    if (!(await this.isOn())) return subjects.map(() => null);
    const held = await run<Held>(
      this.kernel.db.reads,
      sql`select e.trophy_id, t.details ->> 'title' as title
          from gamification.earned e join gamification.trophy t on t.id = e.trophy_id
          where e.member_id = ${viewer.id} and not e.revoked and e.trophy_id = any(${subjects.map(({ id }) => id)}::int[])`,
    );
    const titles = new Map(held.map(({ trophy_id, title }) => [trophy_id, title]));
    return subjects.map(({ id }) => (titles.has(id) ? { trophy: { id, title: titles.get(id)! } } : null));
  }

  private async isOn(): Promise<boolean> {
    return (await this.community.current()).values.plugins.includes('gamification');
  }
}
