import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { channels } from '@lyceum/contracts/realtime';
import { effect, reactor } from '@lyceum/kernel';
import { Effects } from '../../../platform/jobs/effects.ts';
import { Fanout } from '../../../platform/realtime/fanout.ts';
import { type AttemptFinished, QuizUse } from '../../quizzes/index.ts';
import { CompleteByQuiz } from '../enrolments/enrolment.commands.ts';
import { LessonsOfQuiz } from '../enrolments/lessons-of-quiz.ts';

const COMPLETE = effect<AttemptFinished>('complete-lessons-of-quiz');

export const lessonQuizReactor = reactor<AttemptFinished>({
  name: 'learning.quizzes',
  on: { AttemptFinished: ({ data }) => (data.passed ? [{ effect: COMPLETE }] : []) },
});

/** Connects lessons and quizzes. Lessons decide who takes and edits a quiz, and a passed quiz completes its lessons. */
@Injectable()
export class QuizzesOfLessons implements OnModuleInit {
  constructor(
    private readonly uses: QuizUse,
    private readonly lessons: LessonsOfQuiz,
    private readonly effects: Effects,
    private readonly commands: CommandBus,
    private readonly fanout: Fanout,
  ) {}

  onModuleInit(): void {
    this.uses.usedBy('lesson', {
      ofQuiz: async (viewer, ids) =>
        new Map([...(await this.lessons.ofQuiz(viewer, ids))].map(([id, right]) => [id, [right]])),
      used: (ids, db) => this.lessons.used(ids, db),
      mayMake: (viewer) => this.lessons.teaches(viewer),
    });
    this.effects.react(lessonQuizReactor);
    // The command is idempotent.
    this.effects.perform(
      COMPLETE,
      async ({ id, data: { quiz_id, attempt_id, member_id, passed } }) => {
        const attempt = { quizId: quiz_id, attemptId: attempt_id, memberId: member_id, passed };
        await this.commands.execute(new CompleteByQuiz(attempt, `quiz-${id}`));
        return { quiz_id, member_id };
      },
      ({ quiz_id, member_id }) => this.fanout.publish(channels.messages(member_id), 'lesson-completed', { quiz_id }),
    );
  }
}
