import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  Kernel,
  type Meta,
  type Position,
  type Queryable,
  run,
  subjectOf,
  unlessLocked,
  whileLocked,
} from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { Fanout } from '../../../platform/realtime/fanout.ts';
import { MemberRecords } from '../../../platform/records/member-records.ts';
import { type MemberViewer, metaOf } from '../../../platform/http/viewer.ts';
import { Access, type EndedAccess } from '../access/access.ts';
import { memberDecider, memberStream } from '../members/member.decider.ts';
import { requireStaff } from '../standing/staff.ts';

const FINISH = 'finish-erasures';
const FINISH_EVERY_MS = 60_000;
const NAME_SUBJECTS = 'name-subjects';
const NAME_EVERY_MS = 60_000;

/**
 * Erases a member. One transaction appends the event, destroys the key to their texts, and ends all access. A job then
 * erases the rows of other modules, their files and the read models. It retries until it succeeds.
 */
@Injectable()
export class Erasure implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly jobs: Jobs,
    private readonly fanout: Fanout,
    private readonly records: MemberRecords,
    private readonly access: Access,
  ) {}

  onModuleInit(): void {
    this.jobs.every(FINISH, FINISH_EVERY_MS, async () => {
      await unlessLocked(this.kernel.db.pool, FINISH, () => this.finishAll());
    });
    // During an upgrade, older processes append events without naming their data subjects. This job adds the names, so
    // that an export or an erasure need not add all of them.
    this.jobs.every(NAME_SUBJECTS, NAME_EVERY_MS, async () => {
      await this.kernel.concerns.nameSubjects(this.kernel.db.pool);
    });
  }

  /** Erases a member on behalf of an administrator, who must still be one at commit. Throws as {@link erase} does. */
  eraseBy(administrator: MemberViewer, memberId: number, reason?: string): Promise<Position | null> {
    return this.erase(memberId, metaOf(administrator, reason), administrator.id);
  }

  /**
   * Erases a member.
   * @throws {Refusal} `conflict` for an administrator, `missing` for an unknown or erased member.
   */
  async erase(memberId: number, meta: Meta, administratorId?: number): Promise<Position | null> {
    const { position, ended } = await this.kernel.transaction(async (tx) => {
      const done = await this.kernel.execute({
        decider: memberDecider,
        stream: memberStream(memberId),
        meta,
        prepare: async () => {
          if (administratorId !== undefined) await requireStaff(tx, administratorId, 'admin');
          return { command: { kind: 'erase' as const } };
        },
        tx,
      });
      const ended: EndedAccess = await this.access.end(tx, memberId);
      await removeOwnRows(tx, memberId);
      await this.kernel.commands.forget(tx, subjectOf(memberId));
      await this.kernel.vault.shred(tx, subjectOf(memberId));
      await run(tx, sql`insert into identity.erasure (member_id) values (${memberId}) on conflict do nothing`);
      return { position: done.position, ended };
    });
    this.access.tell(ended);
    this.fanout.signal({ kind: 'rights-changed', member_id: memberId });
    // Does not wait, because the schedule finds the erasure.
    this.jobs.runSoon(FINISH, {}, `${FINISH}-${memberId}`).catch(() => undefined);
    return position;
  }

  /**
   * Completes all unfinished erasures. One process at a time does this heavy work, and this method waits for its turn.
   * The job does not wait.
   * @throws {Error} if an erasure fails, after all the others.
   */
  finish(): Promise<void> {
    return whileLocked(this.kernel.db.pool, FINISH, () => this.finishAll());
  }

  /**
   * Repeats an erasure that finished soon after its request, because another request of the member may still have been
   * running.
   */
  private async finishAll(): Promise<void> {
    const asked = await run<{ member_id: number }>(
      this.kernel.db.pool,
      sql`select member_id from identity.erasure where finished_at is null or finished_at < asked_at + interval '1 minute' order by asked_at`,
    );
    if (asked.length === 0) return;
    const failures: unknown[] = [];
    const ids: number[] = [];
    for (const { member_id } of asked) {
      try {
        for (const kept of this.records.all) await kept.erase(member_id);
        ids.push(member_id);
      } catch (error) {
        failures.push(error);
      }
    }
    if (ids.length > 0) {
      await this.kernel.forgetErased(ids.map(subjectOf));
      await run(
        this.kernel.db.pool,
        sql`update identity.erasure set finished_at = now() where member_id = any(${ids}::int[])`,
      );
    }
    if (failures.length > 0) throw new Error('An erasure could not be finished', { cause: failures[0] });
  }
}

async function removeOwnRows(tx: Queryable, memberId: number): Promise<void> {
  await run(tx, sql`delete from identity.credential where member_id = ${memberId}`);
  await run(tx, sql`delete from identity.personal where member_id = ${memberId}`);
  await run(tx, sql`delete from identity.token where member_id = ${memberId}`);
}
