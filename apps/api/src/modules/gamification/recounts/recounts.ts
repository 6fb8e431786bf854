import { Injectable } from '@nestjs/common';
import { Kernel, type Meta, type Position, type Queryable, Refusal, type Repeatable, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { gamificationText } from '../gamification.texts.ts';
import { type MemberBatch, type RecountCommand, recountDecider, recountStream } from './recount.decider.ts';
import type { RecountRules } from './recount.events.ts';
import { currentRecount, newestRecount, type RecountRow } from './recount.rows.ts';

/** Starts, advances and stops recounts. Only the newest run is active (docs/adr/0055). */
@Injectable()
export class Recounts {
  /** Limits of one batch, which keep its transaction short. A member with more activities gets a separate batch. */
  largestBatch = { members: 500, activities: 20_000 };

  constructor(private readonly kernel: Kernel) {}

  /**
   * Starts a run in the transaction of its cause, and replaces the previous run.
   * A run for trophies takes over the rules of a running one. If one batch holds all members, the run ends here.
   */
  async start(tx: Repeatable, rules: RecountRules, meta: Meta): Promise<Position | null> {
    const id = await this.nextId(tx);
    const before = await newestRecount(tx);
    const isReplacing = rules === null && before?.state === 'running';
    const from = { done: 0, after: 0 };
    return this.begin(tx, { recount_id: id, rules: isReplacing ? rulesOf(before) : rules, ...from }, meta);
  }

  /** Records the next batch of the newest run. Does nothing if `after` is not the run's position. */
  async advance(recountId: number, after: number, meta: Meta): Promise<void> {
    const { pool } = this.kernel.db;
    const newest = await newestRecount(pool);
    if (newest?.id !== recountId || newest.state !== 'running' || newest.reached !== after) return;
    const batch = await this.nextBatch(pool, after);
    await this.decide({ kind: 'advance', recount_id: recountId, after, batch }, meta);
  }

  /**
   * Stops the run. Members that it has not reached keep their points and levels.
   * @throws {Refusal} `conflict` if no recount runs
   */
  async stop(meta: Meta): Promise<Position | null> {
    const newest = await newestRecount(this.kernel.db.pool);
    if (newest?.state !== 'running') throw new Refusal('conflict', gamificationText('recount.notRunning'));
    return this.decide({ kind: 'stop', recount_id: newest.id }, meta);
  }

  /**
   * Starts a new run from the position of the stopped one.
   * @throws {Refusal} `conflict` if no recount is stopped
   */
  continue(meta: Meta): Promise<Position | null> {
    return this.kernel.transaction(async (tx) => {
      const id = await this.nextId(tx);
      const stopped = await currentRecount(tx);
      if (stopped?.state !== 'stopped') throw new Refusal('conflict', gamificationText('recount.notStopped'));
      const from = { done: stopped.done, after: stopped.reached };
      return this.begin(tx, { recount_id: id, rules: rulesOf(stopped), ...from }, meta);
    });
  }

  private async begin(
    tx: Repeatable,
    run: { recount_id: number; rules: RecountRules; done: number; after: number },
    meta: Meta,
  ): Promise<Position | null> {
    const { recount_id, after } = run;
    const all = await runOne<{ members: number }>(tx, sql`select count(*)::int as members from gamification.standing`);
    const position = await this.decide({ kind: 'start', members: all!.members, ...run }, meta, tx);
    const batch = await this.nextBatch(tx, after);
    if (batch.up_to !== null) return position;
    return this.decide({ kind: 'advance', recount_id, after, batch }, meta, tx);
  }

  private async decide(command: RecountCommand, meta: Meta, tx?: Repeatable): Promise<Position | null> {
    const stream = recountStream(command.recount_id);
    const prepare = () => ({ command });
    return (await this.kernel.execute({ decider: recountDecider, stream, meta, tx, prepare })).position;
  }

  /** Run ids must increase. This row serializes two concurrent starts, so the second one sees the first. */
  private async nextId(tx: Repeatable): Promise<number> {
    const row = await runOne<{ last: number }>(
      tx,
      sql`update gamification.recount_mutex set last = last + 1 returning last`,
    );
    return row!.last;
  }

  private async nextBatch(db: Queryable, after: number): Promise<MemberBatch> {
    const { members, activities } = this.largestBatch;
    const row = await runOne<{ members: number; up_to: number; has_more: boolean }>(
      db,
      sql`with next as (
            select member_id from gamification.standing where member_id > ${after}::int
            order by member_id limit ${members + 1}::int),
          weighed as (
            select n.member_id, row_number() over (order by n.member_id) as nth,
              sum((select count(*) from gamification.deed d where d.member_id = n.member_id)) over (order by n.member_id) as work
            from next n),
          taken as (
            select member_id from weighed where nth = 1 or (nth <= ${members}::int and work <= ${activities}::int))
          select count(*)::int as members, max(member_id) as up_to, count(*) < (select count(*) from next) as has_more
          from taken`,
    );
    // The last batch has no upper bound, so that it includes members who joined since.
    return { members: row!.members, up_to: row!.has_more ? row!.up_to : null };
  }
}

const rulesOf = ({ rules_version, mode }: RecountRow): RecountRules =>
  rules_version === null || mode === null ? null : { rules_version, mode };
