import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { QuizFactsOf } from './facts.ts';
import { canEdit } from './policies.ts';

/** For modules in which a quiz may stand: who may put it there is who edits it. */
@Injectable()
export class QuizEditors {
  constructor(private readonly facts: QuizFactsOf) {}

  /** False also where there is none. */
  async mayEdit(viewer: Viewer, quizId: number): Promise<boolean> {
    const [quiz] = await this.facts.some(viewer, [quizId]);
    return quiz !== undefined && canEdit(viewer, quiz);
  }
}
