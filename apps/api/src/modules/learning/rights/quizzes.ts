import { Injectable } from '@nestjs/common';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { QuizEditors } from '../../quizzes/index.ts';

/** Whether a member may make a lesson of a quiz: whoever edits it may. */
@Injectable()
export class LessonQuizzes {
  constructor(private readonly editors: QuizEditors) {}

  mayUse(viewer: MemberViewer, quizId: number): Promise<boolean> {
    return this.editors.mayEdit(viewer, quizId);
  }
}
