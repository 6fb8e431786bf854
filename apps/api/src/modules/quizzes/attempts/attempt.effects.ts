import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { effect, Kernel, type OfType, reactor, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Effects } from '../../../platform/jobs/effects.ts';
import type { QuizEvent } from '../quiz/quiz.events.ts';
import { ExpireAttempt, RegradeAttempt } from './attempt.commands.ts';
import type { AttemptEvent } from './attempt.events.ts';

type Started = OfType<AttemptEvent, 'AttemptStarted'>;
type Corrected = OfType<QuizEvent, 'QuizKeyCorrected'>;

const EXPIRE = effect<Started>('expire-quiz-attempt');
const REGRADE = effect<Corrected>('regrade-quiz-attempts');

/** One millisecond after the deadline, because an answer at exactly the deadline counts. */
const behind = (deadline: string): Date => new Date(Date.parse(deadline) + 1);

export const attemptReactor = reactor<AttemptEvent | QuizEvent>({
  name: 'quizzes.attempts',
  on: {
    AttemptStarted: ({ data }) => (data.deadline ? [{ effect: EXPIRE, due: behind(data.deadline) }] : []),
    QuizKeyCorrected: () => [{ effect: REGRADE }],
  },
});

/** Each job runs idempotent commands in separate transactions. A crash can therefore interrupt it at any point. */
@Injectable()
export class AttemptEffects implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly effects: Effects,
    private readonly commands: CommandBus,
  ) {}

  onModuleInit(): void {
    this.effects.react(attemptReactor);
    this.effects.perform(EXPIRE, ({ id, data }) =>
      this.commands.execute(new ExpireAttempt(data.attempt_id, `expire-${id}`)),
    );
    this.effects.performForEach(REGRADE, {
      next: ({ data }, behind, limit) => this.ended(data, behind, limit),
      each: ({ id }, attemptId) => this.commands.execute(new RegradeAttempt(attemptId, `regrade-${id}`)),
    });
  }

  /**
   * The ended attempts to regrade. The precondition `keyIsUnchanged` covers concurrent submissions.
   * Such a submission either uses the new key or commits first and is found here.
   */
  private async ended(
    { quiz_id, question_id }: Corrected['data'],
    behind: number,
    limit: number,
  ): Promise<readonly number[]> {
    const ended = await run<{ id: number }>(
      this.kernel.db.pool,
      sql`select id from quizzes.attempt where quiz_id = ${quiz_id} and status <> 'open' and reset_at is null
            and question_ids @> array[${question_id}::int] and id > ${behind} order by id limit ${limit}`,
    );
    return ended.map(({ id }) => id);
  }
}
