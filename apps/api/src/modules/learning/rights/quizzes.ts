import { Injectable } from '@nestjs/common';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { QuizEditors } from '../../quizzes/index.ts';

/** Whether a member may use a quiz in a lesson. All editors of the quiz may. */
@Injectable()
export class LessonQuizzes {
  constructor(private readonly editors: QuizEditors) {}

  mayUse(viewer: MemberViewer, quizId: number): Promise<boolean> {
    return this.editors.mayEdit(viewer, quizId);
  }
}
