import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import type { Logger } from 'pino';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { LOGGER } from '../../../platform/observability/logger.ts';
import { Reconciliation } from '../../../platform/reconciliation.ts';
import { type Storage, STORAGE } from '../../media/index.ts';
import { AccountMail } from '../account/account.mail.ts';
import {
  type Attempt,
  beginAttempt,
  claimExport,
  fileOf,
  finishExport,
  noteExportFailure,
  noteProgress,
  releaseExport,
} from './export.rows.ts';
import { ExportText, type Progress } from './export.text.ts';

export const PREPARE_EXPORTS = 'prepare-exports';
/** Finds exports by their rows after the queue has lost their jobs. */
const FIND_EVERY_MS = 15_000;
const NOTE_EVERY_MS = 1_000;

/**
 * Prepares exports, one at a time in each process. The row is the source of truth, and the id of an attempt names its
 * file. After an interrupted attempt, the next one first removes that file and starts again.
 */
@Injectable()
export class ExportWorker implements OnModuleInit, OnModuleDestroy {
  private readonly stopping = new AbortController();
  private working: Promise<void> | null = null;
  private asked = false;

  constructor(
    private readonly kernel: Kernel,
    private readonly jobs: Jobs,
    private readonly reconciliation: Reconciliation,
    private readonly text: ExportText,
    private readonly mail: AccountMail,
    @Inject(STORAGE) private readonly storage: Storage,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(PREPARE_EXPORTS, () => this.prepareAll());
    this.reconciliation.every(PREPARE_EXPORTS, FIND_EVERY_MS, () => this.prepareAll());
  }

  /** Aborts the current attempt. Another process starts it again, or this one after its restart. */
  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.working?.catch(() => undefined);
  }

  /**
   * Prepares the waiting exports. If this process is already preparing, that run continues with the new ones, and this
   * call does not wait.
   */
  async prepareAll(): Promise<void> {
    this.asked = true;
    if (this.working) return;
    this.working = this.prepareEach();
    try {
      await this.working;
    } finally {
      this.working = null;
    }
  }

  private async prepareEach(): Promise<void> {
    while (this.asked && !this.stopping.signal.aborted) {
      // Before the statement, which may miss an export that is requested while it runs.
      this.asked = false;
      const claim = await claimExport(this.kernel.db.pool);
      if (!claim) continue;
      this.asked = true;
      await this.prepare(claim);
    }
  }

  private async prepare({ memberId, last }: { memberId: number; last: string | null }): Promise<void> {
    const { pool } = this.kernel.db;
    let run = last;
    try {
      if (last !== null) await this.storage.discard(fileOf(last));
      const attempt = await beginAttempt(pool, memberId, last);
      if (!attempt) return;
      run = attempt.run;
      await this.write(attempt);
    } catch (err) {
      this.logger.error({ err, member: memberId }, 'an export failed and will be tried again');
      await noteExportFailure(pool, { memberId, run }, err instanceof Error ? err.message : String(err));
    }
  }

  private async write(attempt: Attempt): Promise<void> {
    const { pool } = this.kernel.db;
    const progress: Progress = { done: 0, total: null };
    const ended = new AbortController();
    const note = async (): Promise<void> => {
      if (!(await noteProgress(pool, attempt, progress))) ended.abort();
    };
    // A short outage of the database ends no attempt, because the last statement decides.
    const noting = setInterval(() => void note().catch(() => undefined), NOTE_EVERY_MS);
    const signal = AbortSignal.any([this.stopping.signal, ended.signal]);
    const file = fileOf(attempt.run);
    try {
      const chunks = this.text.of(attempt.memberId, progress, signal);
      const { size } = await this.storage.putStream(file, chunks, 'application/json');
      if (await this.finish(attempt, size, progress.done)) return;
      await this.storage.discard(file);
      await releaseExport(pool, attempt);
    } catch (error) {
      await this.storage.discard(file);
      if (!signal.aborted) throw error;
      await releaseExport(pool, attempt);
    } finally {
      clearInterval(noting);
    }
  }

  /** Writes the mail in the same transaction, so that no file exists without a notice to its member. */
  private async finish(attempt: Attempt, size: number, done: number): Promise<boolean> {
    const made = await this.kernel.db.transaction(async (tx) =>
      (await finishExport(tx, attempt, size, done))
        ? { messageId: await this.mail.tellOfExport(tx, attempt.memberId, attempt.run) }
        : null,
    );
    if (made) await this.mail.deliverSoon(made.messageId);
    return made !== null;
  }
}
