import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Kernel, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { StreamHistories } from '../../../platform/records/stream-histories.ts';
import { Media } from '../../media/index.ts';
import { QuizFactsOf } from './facts.ts';
import { LearningPlugin } from './plugin.ts';
import { canEdit, canTake } from './policies.ts';

/** Registers the quizzes' access rules with the platform: files and audit histories. */
@Injectable()
export class QuizRegistries implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly histories: StreamHistories,
    private readonly media: Media,
    private readonly facts: QuizFactsOf,
    private readonly plugin: LearningPlugin,
  ) {}

  onModuleInit(): void {
    // Histories contain keys and answers, so only authors may read them.
    this.histories.tells('quiz', (viewer, id) => this.mayEdit(viewer, id));
    this.histories.tells('attempt', async (viewer, id) => {
      const row = await runOne<{ quiz_id: number }>(
        this.kernel.db.pool,
        sql`select quiz_id from quizzes.attempt where id = ${id}`,
      );
      return row !== null && this.mayEdit(viewer, row.quiz_id);
    });
    this.media.ownedBy('quiz', (viewer, id) => this.maySee(viewer, id));
  }

  private async mayEdit(viewer: Viewer, id: number): Promise<boolean> {
    const [quiz] = (await this.plugin.isThere()) ? await this.facts.some(viewer, [id]) : [];
    return quiz !== undefined && canEdit(viewer, quiz);
  }

  /** Members see a question's picture only after they start an attempt, as they see the question. */
  private async maySee(viewer: Viewer, id: number): Promise<boolean> {
    const [quiz] = (await this.plugin.isThere()) ? await this.facts.some(viewer, [id]) : [];
    if (!quiz || !canTake(viewer, quiz)) return false;
    if (canEdit(viewer, quiz)) return true;
    const begun = await runOne(
      this.kernel.db.pool,
      sql`select 1 from quizzes.attempt where quiz_id = ${id} and member_id = ${viewer.id}::int limit 1`,
    );
    return begun !== null;
  }
}
