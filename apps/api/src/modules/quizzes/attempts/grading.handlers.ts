import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel } from '@lyceum/kernel';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import type { Made } from '../rights/given.ts';
import { ExpireAttempt, MarkAnswer, RegradeAttempt } from './attempt.commands.ts';
import { AttemptFactsOf } from './attempt.facts.ts';
import { AttemptLive } from './attempt.live.ts';
import { Attempting } from './attempting.ts';

/** Ends an attempt after its deadline. Idempotent. */
@CommandHandler(ExpireAttempt)
export class ExpireAttemptHandler implements ICommandHandler<ExpireAttempt> {
  constructor(
    private readonly kernel: Kernel,
    private readonly attempts: AttemptFactsOf,
    private readonly attempting: Attempting,
    private readonly live: AttemptLive,
  ) {}

  async execute({ attemptId, correlationId }: ExpireAttempt): Promise<Made> {
    const attempt = await this.attempts.one(attemptId);
    if (!attempt) return { id: attemptId, position: null };
    const { position } = await this.attempting.decide(
      attempt,
      (keys) => ({ kind: 'expire', at: this.kernel.clock.now().toISOString(), keys }),
      { meta: { actor_id: null, correlation_id: correlationId } },
    );
    const { quiz_id, member_id } = attempt;
    if (position) this.live.changed({ attempt_id: attemptId, quiz_id, member_id });
    return { id: attemptId, position };
  }
}

/**
 * @throws {Refusal} `missing` for non-authors, `invalid` for another question type, or `conflict` for an open attempt
 */
@CommandHandler(MarkAnswer)
export class MarkAnswerHandler implements ICommandHandler<MarkAnswer> {
  constructor(
    private readonly attempts: AttemptFactsOf,
    private readonly attempting: Attempting,
    private readonly live: AttemptLive,
  ) {}

  async execute({ attemptId, mark, given, reason }: MarkAnswer): Promise<Made> {
    const { attempt } = await this.attempts.toMark(given.viewer, attemptId);
    const { position } = await this.attempting.decide(
      attempt,
      (keys) => ({ kind: 'mark', ...mark, marker_id: given.viewer.id, keys }),
      { meta: givenMeta(given, reason), at: given.at },
    );
    const { quiz_id, member_id } = attempt;
    if (position && !given.silent) this.live.changed({ attempt_id: attemptId, quiz_id, member_id });
    return { id: attemptId, position };
  }
}

/** Grades an attempt with the current answer key. Idempotent. */
@CommandHandler(RegradeAttempt)
export class RegradeAttemptHandler implements ICommandHandler<RegradeAttempt> {
  constructor(
    private readonly attempts: AttemptFactsOf,
    private readonly attempting: Attempting,
    private readonly live: AttemptLive,
  ) {}

  async execute({ attemptId, correlationId }: RegradeAttempt): Promise<Made> {
    const attempt = await this.attempts.one(attemptId);
    if (!attempt) return { id: attemptId, position: null };
    const { position } = await this.attempting.decide(attempt, (keys) => ({ kind: 'regrade', keys }), {
      meta: { actor_id: null, correlation_id: correlationId },
    });
    const { quiz_id, member_id } = attempt;
    if (position) this.live.changed({ attempt_id: attemptId, quiz_id, member_id });
    return { id: attemptId, position };
  }
}
