import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { dataExports } from '@lyceum/contracts';
import { Kernel } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { TooManyAttempts } from '../../../platform/http/limits/rate-limit.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { MemberRecords } from '../../../platform/records/member-records.ts';
import { type Storage, STORAGE } from '../../media/index.ts';
import { identityText } from '../identity.texts.ts';
import {
  beginExport,
  cancelExport,
  expiredExports,
  type ExportRow,
  exportOf,
  fileOf,
  removeCancelled,
  removeExpired,
} from './export.rows.ts';
import { PREPARE_EXPORTS } from './export.worker.ts';

const EXPIRE_EXPORTS = 'expire-exports';
const EXPIRE_EVERY_MS = 15 * 60_000;
const EXPIRED_AT_ONCE = 100;
const FILE_URL = '/api/v4/users/me/export/file';
/** A worker notices the erasure of its member within a second. */
const LONGEST_END_MS = 5_000;
const LOOK_EVERY_MS = 100;

/** The data exports of members: request, progress, download and expiry (docs/adr/0072). */
@Injectable()
export class Exports implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly jobs: Jobs,
    private readonly records: MemberRecords,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  onModuleInit(): void {
    this.jobs.every(EXPIRE_EXPORTS, EXPIRE_EVERY_MS, () => this.expire());
    this.records.keep({
      name: 'data exports',
      tables: ['identity.export'],
      take: (id) => [sql`select asked_at from identity.export where member_id = ${id}`],
      erase: (id) => this.erase(id),
    });
  }

  /**
   * The member's export: the one in progress, the one that is ready, or a new one.
   * @throws {TooManyAttempts} if the member requests another one within a day of the last.
   */
  async ask(memberId: number, renew: boolean): Promise<dataExports.DataExport> {
    const { pool } = this.kernel.db;
    const begun = await beginExport(pool, memberId, renew);
    if (begun) {
      // Does not wait. The row is committed, so the worker finds it even if the job is lost.
      this.jobs
        .runSoon(PREPARE_EXPORTS, {}, `${PREPARE_EXPORTS}-${memberId}-${begun.asked_at.getTime()}`)
        .catch(() => undefined);
      return shown(begun);
    }
    const row = await exportOf(pool, memberId);
    // It expired between the two statements, or the member is being erased.
    if (!row) throw new TooManyAttempts(1000);
    if (renew && row.renewable_at) {
      const leftMs = row.renewable_at.getTime() - this.kernel.clock.now().getTime();
      throw new TooManyAttempts(leftMs, identityText('export.often', { when: row.renewable_at.toISOString() }));
    }
    return shown(row);
  }

  /** The member's export, or null. */
  async of(memberId: number): Promise<dataExports.DataExport | null> {
    const row = await exportOf(this.kernel.db.pool, memberId);
    return row && shown(row);
  }

  /** The file of a member, or null if none is ready. */
  async file(memberId: number) {
    const row = await exportOf(this.kernel.db.pool, memberId);
    if (!row?.ready_at || !row.run) return null;
    const stored = await this.storage.get(fileOf(row.run));
    return stored && { ...stored, readyAt: row.ready_at };
  }

  /** Removes expired files. It may stop at any point, and the next run continues. */
  async expire(): Promise<void> {
    const { pool } = this.kernel.db;
    for (;;) {
      const expired = await expiredExports(pool, EXPIRED_AT_ONCE);
      for (const { member_id, run } of expired) {
        await this.storage.discard(fileOf(run));
        await removeExpired(pool, member_id);
      }
      if (expired.length < EXPIRED_AT_ONCE) return;
    }
  }

  /**
   * Removes a member's export, ready or in progress. It waits until the worker stops, because the worker may still
   * write its file.
   * @throws {Error} if the worker does not stop in time. The erasure then retries.
   */
  private async erase(memberId: number): Promise<void> {
    const { pool } = this.kernel.db;
    const until = performance.now() + LONGEST_END_MS;
    let row = await cancelExport(pool, memberId);
    while (row?.is_leased) {
      if (performance.now() > until) throw new Error(`The export of member ${memberId} is still being prepared`);
      await sleep(LOOK_EVERY_MS);
      row = await cancelExport(pool, memberId);
    }
    if (!row) return;
    if (row.run) await this.storage.discard(fileOf(row.run));
    await removeCancelled(pool, memberId);
  }
}

const shown = (row: ExportRow): dataExports.DataExport => ({
  status: row.ready_at ? 'ready' : 'preparing',
  asked_at: row.asked_at.toISOString(),
  progress: { done: row.done, total: row.total },
  ready: row.ready_at && {
    at: row.ready_at.toISOString(),
    size: Number(row.size),
    expires_at: row.expires_at!.toISOString(),
    renewable_at: row.renewable_at!.toISOString(),
    url: FILE_URL,
  },
});
