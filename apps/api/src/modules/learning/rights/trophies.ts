import { Injectable } from '@nestjs/common';
import { Kernel, Refusal, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { isAtLeast, type MemberViewer } from '../../../platform/http/viewer.ts';
import { Trophies } from '../../../platform/scores/trophies.ts';
import { learningText } from '../learning.texts.ts';

type Of = { course: number } | { lesson: number };

/** Which trophy comes with a course or a lesson: administrators say it, as they give trophies by hand. */
@Injectable()
export class LearningTrophies {
  constructor(
    private readonly kernel: Kernel,
    private readonly trophies: Trophies,
  ) {}

  /** @throws {Refusal} `forbidden` for authors who would hand out one, `invalid` for one that there is not */
  async mustBeGiven(viewer: MemberViewer, trophyId: number | null | undefined, held: number | null): Promise<void> {
    if (trophyId === undefined || trophyId === null || trophyId === held) return;
    if (!isAtLeast(viewer, 'admin')) throw new Refusal('forbidden', learningText('trophy.forbidden'));
    const there = await this.trophies.shown([trophyId]);
    if (!there.has(trophyId)) throw Refusal.invalid('trophy_id', learningText('trophy.missing'));
  }

  /** Those of courses, as they are shown. */
  shown(ids: readonly (number | null)[]) {
    return this.trophies.shown(ids);
  }

  /** What somebody has done brings them what comes with it: asked again, it changes nothing. */
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
