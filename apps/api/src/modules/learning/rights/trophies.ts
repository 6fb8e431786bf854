import { Injectable } from '@nestjs/common';
import { Kernel, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Trophies } from '../../../platform/scores/trophies.ts';

type Of = { course: number } | { lesson: number };

/** Trophies that come with courses and lessons. */
@Injectable()
export class LearningTrophies {
  constructor(
    private readonly kernel: Kernel,
    private readonly trophies: Trophies,
  ) {}

  /** Awards the trophy of a finished course or lesson. Idempotent. */
  async award(of: Of, memberId: number, correlationId: string): Promise<void> {
    const trophyId = await this.heldBy(of);
    if (trophyId !== null) await this.trophies.award(trophyId, memberId, correlationId);
  }

  async heldBy(of: Of): Promise<number | null> {
    const row = await runOne<{ trophy_id: number | null }>(
      this.kernel.db.lookups,
      'course' in of
        ? sql`select trophy_id from learning.course where id = ${of.course}`
        : sql`select trophy_id from learning.lesson where id = ${of.lesson}`,
    );
    return row?.trophy_id ?? null;
  }
}
