import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, Refusal, violates } from '@lyceum/kernel';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { quizText } from '../quizzes.texts.ts';
import { type QuizFacts, QuizFactsOf } from '../rights/facts.ts';
import type { Given, Made } from '../rights/given.ts';
import { AnswerQuestions, ExpireAttempt, ResetAttempt, StartAttempt } from './attempt.commands.ts';
import { attemptDecider, attemptStream, isLate } from './attempt.decider.ts';
import { type AttemptFacts, AttemptFactsOf } from './attempt.facts.ts';
import { AttemptLive } from './attempt.live.ts';
import { Attempting } from './attempting.ts';

const MINUTE_MS = 60_000;
/** A start that loses a race retries and finds the attempt that won. */
const TRIES = 5;

/** @throws {Refusal} `missing`, or `conflict` if the quiz is empty or allows no retry */
@CommandHandler(StartAttempt)
export class StartAttemptHandler implements ICommandHandler<StartAttempt> {
  constructor(
    private readonly kernel: Kernel,
    private readonly quizzes: QuizFactsOf,
    private readonly attempts: AttemptFactsOf,
    private readonly commands: CommandBus,
    private readonly live: AttemptLive,
  ) {}

  /**
   * Returns an open attempt instead of starting another one. Two unique indexes make concurrent starts create one
   * attempt.
   */
  async execute({ quizId, given }: StartAttempt): Promise<Made> {
    for (let tries = 1; ; tries += 1) {
      const quiz = await this.quizzes.toTake(given.viewer, quizId);
      const last = await this.attempts.last(quizId, given.viewer.id);
      const open = await this.stillOpen(last, given);
      if (open) return { id: open.id, position: null };
      if (last && last.reset_at === null && !quiz.settings.retry) {
        throw new Refusal('conflict', quizText('attempt.once'));
      }
      if (quiz.question_ids.length === 0) throw new Refusal('conflict', quizText('quiz.empty'));
      try {
        return await this.begin(quiz, (last?.number ?? 0) + 1, given);
      } catch (error) {
        const isLost = violates(error, 'attempt_open') || violates(error, 'attempt_number');
        if (!isLost || tries === TRIES) throw error;
      }
    }
  }

  private async stillOpen(last: AttemptFacts | null, { viewer, at }: Given): Promise<AttemptFacts | null> {
    if (last?.status !== 'open') return null;
    const now = (at ?? this.kernel.clock.now()).toISOString();
    if (!isLate(last.deadline?.toISOString() ?? null, now)) return last;
    await this.expire(last.id, viewer.correlationId);
    return null;
  }

  /** This command accompanies the member's command. It must not take the idempotency key of that command. */
  private async expire(attemptId: number, correlationId: string): Promise<void> {
    await this.kernel.commands.unnamed(() => this.commands.execute(new ExpireAttempt(attemptId, correlationId)));
  }

  private async begin(quiz: QuizFacts, number: number, given: Given): Promise<Made> {
    const { id: quiz_id, settings, question_ids, version: revision } = quiz;
    const [attempt_id, asked] = [
      await this.quizzes.next('attempt'),
      await this.attempts.questions(quiz_id, question_ids, revision),
    ];
    const at = given.at ?? this.kernel.clock.now();
    const deadline = settings.timer_on ? new Date(at.getTime() + settings.timer * MINUTE_MS).toISOString() : null;
    const questions = asked.map(({ id, type, options }) => ({
      ...{ question_id: id, type },
      option_ids: options.map((option) => option.id),
    }));
    const of = { attempt_id, quiz_id, member_id: given.viewer.id };
    const { position } = await this.kernel.execute({
      decider: attemptDecider,
      stream: attemptStream(attempt_id),
      meta: givenMeta(given),
      at,
      prepare: () => ({
        command: { kind: 'start' as const, attempt: { ...of, number, revision, questions, settings, deadline } },
      }),
    });
    if (!given.silent) this.live.changed(of);
    return { id: attempt_id, position };
  }
}

/** @throws {Refusal} `missing`, `invalid`, or `conflict` for a different answer or an ended attempt */
@CommandHandler(AnswerQuestions)
export class AnswerQuestionsHandler implements ICommandHandler<AnswerQuestions> {
  constructor(
    private readonly kernel: Kernel,
    private readonly quizzes: QuizFactsOf,
    private readonly attempts: AttemptFactsOf,
    private readonly attempting: Attempting,
    private readonly commands: CommandBus,
    private readonly live: AttemptLive,
  ) {}

  async execute({ attemptId, answers, finish, given }: AnswerQuestions): Promise<Made> {
    const { attempt } = await this.attempts.own(given.viewer, attemptId);
    const ids = await this.quizzes.several('answer', answers.length);
    const told = answers.map(({ question_id, question_option_id, answer }, index) => ({
      ...{ answer_id: ids[index]!, question_id, option_id: question_option_id ?? null },
      answer: answer || null,
    }));
    const { position } = await this.attempting
      .decide(
        attempt,
        (keys) => {
          const at = (given.at ?? this.kernel.clock.now()).toISOString();
          return { kind: 'answer', answers: told, finish, at, keys };
        },
        { meta: givenMeta(given), at: given.at },
      )
      .catch(async (error: unknown) => {
        // The job that ends the attempt may run later. Ending it now shows the caller an ended attempt.
        if (error instanceof Refusal && error.kind === 'conflict') {
          const expire = new ExpireAttempt(attemptId, given.viewer.correlationId);
          await this.kernel.commands.unnamed(() => this.commands.execute(expire));
        }
        throw error;
      });
    if (position && !given.silent) {
      this.live.changed({ attempt_id: attempt.id, quiz_id: attempt.quiz_id, member_id: attempt.member_id });
    }
    return { id: attemptId, position };
  }
}

/** Resets an attempt. Idempotent. */
@CommandHandler(ResetAttempt)
export class ResetAttemptHandler implements ICommandHandler<ResetAttempt> {
  constructor(
    private readonly attempts: AttemptFactsOf,
    private readonly attempting: Attempting,
    private readonly live: AttemptLive,
  ) {}

  /** The caller checks the permission (`resetting.ts`). */
  async execute({ attemptId, given }: ResetAttempt): Promise<Made> {
    const attempt = await this.attempts.one(attemptId);
    if (!attempt) return { id: attemptId, position: null };
    const { position } = await this.attempting.decide(attempt, () => ({ kind: 'reset' }), {
      ...{ meta: givenMeta(given), at: given.at },
    });
    if (position && !given.silent) {
      this.live.changed({ attempt_id: attempt.id, quiz_id: attempt.quiz_id, member_id: attempt.member_id });
    }
    return { id: attemptId, position };
  }
}
