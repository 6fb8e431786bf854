import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { scoring } from '@lyceum/contracts';
import { Kernel, Refusal, run, runOne } from '@lyceum/kernel';
import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import { LOGGER } from '../../../platform/observability/logger.ts';
import { MemberRecords } from '../../../platform/records/member-records.ts';
import type { Language } from '../../../platform/texts/texts.ts';
import { gamificationText } from '../gamification.texts.ts';
import { DryRun, type StoredOutcome } from './dry-run.ts';

/** Requests limit a statement to six seconds. Counting all activities of a large community takes longer. */
const LONGEST_MS = 60_000;
/**
 * In seconds. A dry run without an outcome after this time was lost with its process. Includes time for queued runs.
 */
const LOST_AFTER_S = 180;
const KEPT_HOURS = 1;
const STATEMENT_TIMEOUT = /statement timeout/;

interface Row extends Record<string, unknown> {
  id: string;
  asked_at: Date;
  is_lost: boolean;
  outcome: StoredOutcome | null;
  error: 'preview.tooLong' | 'preview.failed' | null;
}

/**
 * Runs dry runs in the background, one at a time per process. Stores the last one of each administrator for an hour.
 */
@Injectable()
export class DryRuns implements OnModuleInit, OnModuleDestroy {
  longestMs = LONGEST_MS;
  private last: Promise<void> = Promise.resolve();
  private backend: number | null = null;

  constructor(
    private readonly kernel: Kernel,
    private readonly dryRun: DryRun,
    private readonly records: MemberRecords,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.records.keep({
      ...{ name: 'dry-runs', tables: ['gamification.dry_run'], take: () => [] },
      erase: (memberId) => run(this.kernel.db.pool, sql`delete from gamification.dry_run where asked_by = ${memberId}`),
    });
  }

  /** Cancels the running query, so that shutdown does not wait for it. */
  async onModuleDestroy(): Promise<void> {
    if (this.backend) await run(this.kernel.db.pool, sql`select pg_cancel_backend(${this.backend}::int)`);
    await this.last;
  }

  /** Starts a dry run, which replaces the administrator's previous one. */
  async begin(memberId: number, input: scoring.RulesInput): Promise<void> {
    const id = randomUUID();
    const { pool } = this.kernel.db;
    await run(
      pool,
      sql`delete from gamification.dry_run where asked_at < now() - make_interval(hours => ${KEPT_HOURS}::int)`,
    );
    await run(
      pool,
      sql`insert into gamification.dry_run (asked_by, id) values (${memberId}, ${id}::uuid)
          on conflict (asked_by) do update set id = excluded.id, asked_at = now(), outcome = null, error = null`,
    );
    this.last = this.last.then(() => this.count(id, input));
  }

  /** @throws {Refusal} `missing` without a dry run in the last hour */
  async of(memberId: number, language: Language): Promise<scoring.DryRun> {
    const row = await runOne<Row>(
      this.kernel.db.pool,
      sql`select id, asked_at, outcome, error, asked_at < now() - make_interval(secs => ${LOST_AFTER_S}::int) as is_lost
          from gamification.dry_run where asked_by = ${memberId}
            and asked_at > now() - make_interval(hours => ${KEPT_HOURS}::int)`,
    );
    if (!row) throw new Refusal('missing', gamificationText('preview.none'));
    const { id, outcome } = row;
    const error = row.error ?? (row.is_lost && !outcome ? 'preview.failed' : null);
    return {
      id,
      asked_at: row.asked_at.toISOString(),
      state: outcome ? 'done' : error ? 'failed' : 'running',
      outcome: outcome && { ...outcome, members: await this.named(outcome.members) },
      error: error && gamificationText(error).in(language),
    };
  }

  /** Adds names and skips members who have left since. */
  private async named(members: StoredOutcome['members']): Promise<scoring.Outcome[]> {
    const ids = members.map(({ member_id }) => member_id);
    const cards = await run<{ member_id: number; username: string; name: string }>(
      this.kernel.db.reads,
      sql`select member_id, username, first_name || ' ' || last_name as name
          from directory.member_card where member_id = any(${ids}::int[])`,
    );
    const byId = new Map(cards.map((card) => [card.member_id, card]));
    return members.flatMap((member) => {
      const card = byId.get(member.member_id);
      return card ? [{ ...member, ...card }] : [];
    });
  }

  private async count(id: string, input: scoring.RulesInput): Promise<void> {
    try {
      const outcome = await this.kernel.db.transaction(async (tx) => {
        const limit = String(this.longestMs);
        const self = await runOne<{ pid: number }>(
          tx,
          sql`select set_config('statement_timeout', ${limit}, true), pg_backend_pid() as pid`,
        );
        this.backend = self!.pid;
        return this.dryRun.of(tx, input).finally(() => (this.backend = null));
      }, this.kernel.db.repairs);
      await this.store(id, outcome, null);
    } catch (err) {
      this.logger.warn({ err }, 'a dry run failed');
      const error = STATEMENT_TIMEOUT.test(String(err)) ? 'preview.tooLong' : 'preview.failed';
      await this.store(id, null, error).catch((failure: unknown) =>
        this.logger.error({ err: failure }, 'a failed dry run could not be noted'),
      );
    }
  }

  private store(id: string, outcome: StoredOutcome | null, error: Row['error']): Promise<unknown> {
    return run(
      this.kernel.db.pool,
      sql`update gamification.dry_run set outcome = ${outcome && JSON.stringify(outcome)}::jsonb, error = ${error}
          where id = ${id}::uuid`,
    );
  }
}
