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
/** Each who loses finds the one who won. */
const TRIES = 5;

@CommandHandler(StartAttempt)
export class StartAttemptHandler implements ICommandHandler<StartAttempt> {
  constructor(
    private readonly kernel: Kernel,
    private readonly quizzes: QuizFactsOf,
    private readonly attempts: AttemptFactsOf,
    private readonly commands: CommandBus,
    private readonly live: AttemptLive,
  ) {}

  /** One that is open is gone on with; of those who begin at once one begins, which two unique indices see to. */
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

  /** It goes along with a command of the member and is none: it must not claim the name of theirs. */
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
        // Found late: the job that ends it comes at its own time, and whoever asks is to see it ended.
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

@CommandHandler(ResetAttempt)
export class ResetAttemptHandler implements ICommandHandler<ResetAttempt> {
  constructor(
    private readonly attempts: AttemptFactsOf,
    private readonly attempting: Attempting,
    private readonly live: AttemptLive,
  ) {}

  /** Who may is asked by whoever lets it be done (`resetting.ts`). */
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
