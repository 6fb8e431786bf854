import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { community } from '@lyceum/contracts';
import { POLL_LIMITS } from '@lyceum/contracts/limits';
import { Kernel, type Queryable, run, runOne } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import type { MemberViewer } from '../../../../platform/http/viewer.ts';
import { Jobs } from '../../../../platform/jobs/jobs.ts';
import { MemberRecords } from '../../../../platform/records/member-records.ts';
import type { PollOption } from '../poll.decider.ts';
import { PollFactsReader } from '../poll.facts.ts';

export const FORGET_POLL_DRAFTS = 'forget-poll-drafts';
const EVERY_MS = 60 * 60_000;

export interface PollDraft {
  settings: z.output<typeof community.pollSettings>;
  question: string | null;
  options: PollOption[];
}

/**
 * Polls that a client builds in three calls, until a topic claims them. They are plain rows that only their author can
 * use, and expire after a day (decisions 19).
 */
@Injectable()
export class PollDrafts implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: PollFactsReader,
    private readonly jobs: Jobs,
    private readonly records: MemberRecords,
  ) {}

  onModuleInit(): void {
    this.jobs.every(FORGET_POLL_DRAFTS, EVERY_MS, () => this.forgetOld());
    const { pool } = this.kernel.db;
    this.records.keep({
      name: 'poll_drafts',
      tables: ['community.poll_draft'],
      take: (id) => [
        sql`select question, options, settings, created_at from community.poll_draft where maker_id = ${id} order by id`,
      ],
      erase: (id) => run(pool, sql`delete from community.poll_draft where maker_id = ${id}`),
    });
  }

  async begin(maker: MemberViewer, settings: PollDraft['settings']): Promise<number> {
    const id = await this.facts.nextPollId();
    await run(
      this.kernel.db.pool,
      sql`insert into community.poll_draft (id, maker_id, settings, created_at)
          values (${id}, ${maker.id}, ${JSON.stringify(settings)}::jsonb, ${this.kernel.clock.now()})`,
    );
    return id;
  }

  /** Returns false if the member has no such draft. */
  setQuestion(maker: MemberViewer, id: number, question: string): Promise<boolean> {
    return this.set(maker, id, sql`question = ${question}`);
  }

  setOptions(maker: MemberViewer, id: number, options: readonly PollOption[]): Promise<boolean> {
    return this.set(maker, id, sql`options = ${JSON.stringify(options)}::jsonb`);
  }

  /**
   * Deletes and returns the draft, in the transaction that posts the topic. Of two concurrent claims, only one finds
   * it.
   */
  claim(tx: Queryable, maker: MemberViewer, id: number): Promise<PollDraft | null> {
    return runOne<PollDraft & Record<string, unknown>>(
      tx,
      sql`delete from community.poll_draft where ${this.own(maker, id)} returning settings, question, options`,
    );
  }

  async forgetOld(): Promise<void> {
    await run(this.kernel.db.pool, sql`delete from community.poll_draft where created_at <= ${this.oldest()}`);
  }

  private async set(maker: MemberViewer, id: number, change: Sql): Promise<boolean> {
    const row = await runOne(
      this.kernel.db.pool,
      sql`update community.poll_draft set ${change} where ${this.own(maker, id)} returning 1`,
    );
    return row !== null;
  }

  private own(maker: MemberViewer, id: number): Sql {
    return sql`id = ${id} and maker_id = ${maker.id} and created_at > ${this.oldest()}`;
  }

  private oldest(): Date {
    return new Date(this.kernel.clock.now().getTime() - POLL_LIMITS.draftHours * 3_600_000);
  }
}
