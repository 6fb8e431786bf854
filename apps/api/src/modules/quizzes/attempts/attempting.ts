import { Injectable } from '@nestjs/common';
import { type Executed, Kernel, type Meta, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { keyIsUnchanged, missing, QuizFactsOf } from '../rights/facts.ts';
import { type AttemptCommand, attemptDecider, type AttemptState, attemptStream } from './attempt.decider.ts';
import type { Keys } from '../grading/grade.decider.ts';

/**
 * Executes one command on an attempt. A precondition checks at commit that the answer key is unchanged.
 * A concurrent correction therefore applies completely or not at all.
 */
@Injectable()
export class Attempting {
  constructor(
    private readonly kernel: Kernel,
    private readonly quizzes: QuizFactsOf,
  ) {}

  decide(
    { id, quiz_id }: { id: number; quiz_id: number },
    command: (keys: Keys) => AttemptCommand,
    { meta, at }: { meta: Meta; at?: Date },
  ): Promise<Executed<AttemptState>> {
    return this.kernel.execute({
      decider: attemptDecider,
      stream: attemptStream(id),
      meta,
      at,
      prepare: async () => {
        const [quiz] = await run<{ id: number; key_version: number }>(
          this.kernel.db.pool,
          sql`select id, key_version from quizzes.quiz where id = ${quiz_id}`,
        );
        if (!quiz) throw missing();
        const keys = await this.quizzes.keys(quiz_id);
        return { command: command(keys), require: [keyIsUnchanged(quiz)] };
      },
    });
  }
}
