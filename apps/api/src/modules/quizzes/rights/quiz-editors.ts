import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { QuizFactsOf } from './facts.ts';
import { canEdit } from './policies.ts';

/** For modules that use quizzes: only editors of a quiz may use it. */
@Injectable()
export class QuizEditors {
  constructor(private readonly facts: QuizFactsOf) {}

  /** False also for an unknown quiz. */
  async mayEdit(viewer: Viewer, quizId: number): Promise<boolean> {
    const [quiz] = await this.facts.some(viewer, [quizId]);
    return quiz !== undefined && canEdit(viewer, quiz);
  }
}
