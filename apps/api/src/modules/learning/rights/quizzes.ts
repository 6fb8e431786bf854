import { Injectable } from '@nestjs/common';
import type { MemberViewer } from '../../../platform/http/viewer.ts';

/** A port: whether a member may make a lesson of a quiz. The module that keeps quizzes answers it. */
export abstract class LessonQuizzes {
  abstract mayUse(viewer: MemberViewer, quizId: number): Promise<boolean>;
}

/** Before there are quizzes, no lesson is one. */
@Injectable()
export class NoQuizzes extends LessonQuizzes {
  mayUse(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
