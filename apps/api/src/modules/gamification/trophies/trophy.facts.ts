import { Injectable } from '@nestjs/common';
import { Kernel, type Queryable, Refusal, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { gamificationText } from '../gamification.texts.ts';
import type { TrophyDetails } from './trophy.events.ts';

export const TROPHY_FILES = 'trophy';

/** The trophy facts that commands check. */
@Injectable()
export class TrophyFacts {
  constructor(private readonly kernel: Kernel) {}

  /** @throws {Refusal} `missing` */
  async mustBe(id: number, tx: Queryable = this.kernel.db.pool) {
    const row = await runOne<{ details: TrophyDetails; retired: boolean }>(
      tx,
      sql`select details, retired from gamification.trophy where id = ${id}`,
    );
    if (!row) throw new Refusal('missing', gamificationText('trophy.missing'));
    return row;
  }

  /** Whether the member holds the trophy, as far as the ledger has progressed. */
  async has(trophyId: number, memberId: number): Promise<boolean> {
    const row = await runOne(
      this.kernel.db.pool,
      sql`select 1 from gamification.earned where trophy_id = ${trophyId} and member_id = ${memberId} and not revoked`,
    );
    return row !== null;
  }
}
