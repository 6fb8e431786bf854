import { Controller, Headers } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type InputOf, quizAttempts } from '@lyceum/contracts';
import { Refusal } from '@lyceum/kernel';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { AnswerQuestions, StartAttempt } from '../attempts/attempt.commands.ts';
import { AttemptFactsOf } from '../attempts/attempt.facts.ts';
import { Resetting } from '../attempts/resetting.ts';
import { quizText } from '../quizzes.texts.ts';
import { QuizFactsOf } from '../rights/facts.ts';
import type { Made } from '../rights/given.ts';
import { AttemptQueries } from './attempt.queries.ts';

type Answer = InputOf<typeof quizAttempts.answerQuiz>['body'];

const OVERRIDE = 'x-http-method-override';
const isYes = (given: Answer['is_finished']): boolean =>
  given === true || given === 1 || given === '1' || given === 'true';
const isDelete = (...said: (string | undefined)[]): boolean => said.some((each) => each?.toUpperCase() === 'DELETE');

/** HTTP operations for taking quizzes. */
@Controller()
export class AttemptsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly attempts: AttemptQueries,
    private readonly facts: AttemptFactsOf,
    private readonly quizzes: QuizFactsOf,
    private readonly resetting: Resetting,
  ) {}

  @Handles(quizAttempts.startQuiz)
  async start(@Input() { params }: InputOf<typeof quizAttempts.startQuiz>, @CurrentViewer() viewer: MemberViewer) {
    return this.answered(viewer, await this.commands.execute(new StartAttempt(params.id, { viewer })));
  }

  @Handles(quizAttempts.lastQuizResponse)
  async last(
    @Input() { params }: InputOf<typeof quizAttempts.lastQuizResponse>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    return { data: await this.attempts.last(viewer, params.id, params.user_id) };
  }

  @Handles(quizAttempts.showQuizResponse)
  async show(
    @Input() { params }: InputOf<typeof quizAttempts.showQuizResponse>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    return { data: await this.attempts.one(viewer, params.id) };
  }

  /** Answers questions, or resets the attempt with the DELETE override (part 3 §7). */
  @Handles(quizAttempts.answerQuiz)
  async answer(
    @Input() { body }: InputOf<typeof quizAttempts.answerQuiz>,
    @CurrentViewer() viewer: MemberViewer,
    @Headers(OVERRIDE) override?: string,
  ) {
    if (isDelete(body._method, override)) {
      if (!body.response_ids?.length) throw Refusal.invalid('response_ids', quizText('reset.ids'));
      return this.answered(viewer, await this.resetting.several(viewer, body.response_ids));
    }
    const attemptId = body.response_id ?? (await this.openOf(viewer, body.quiz_id));
    const command = new AnswerQuestions(attemptId, body.responses, isYes(body.is_finished), { viewer });
    return this.answered(viewer, await this.commands.execute(command));
  }

  @Handles(quizAttempts.resetQuiz)
  async reset(
    @Input() { body }: InputOf<typeof quizAttempts.resetQuiz>,
    @CurrentViewer() viewer: MemberViewer,
    @Headers(OVERRIDE) override?: string,
  ) {
    // Part 3 §7 requires the override for this call, so a plain POST must not delete an attempt.
    if (!isDelete(body._method, override)) throw Refusal.invalid('_method', quizText('reset.method'));
    return this.answered(viewer, await this.resetting.last(viewer, body.quiz_id, body.user_id ?? null));
  }

  /** Without `response_id`, the viewer's open attempt at the named quiz. */
  private async openOf(viewer: MemberViewer, quizId: number | undefined): Promise<number> {
    if (quizId === undefined) throw Refusal.invalid('quiz_id', quizText('reset.quiz'));
    await this.quizzes.toTake(viewer, quizId);
    const last = await this.facts.last(quizId, viewer.id);
    if (!last || last.reset_at !== null) throw new Refusal('conflict', quizText('attempt.none'));
    return last.id;
  }

  private async answered(viewer: MemberViewer, { id, position }: Made) {
    return new Committed(position, { data: await this.attempts.one(viewer, id) });
  }
}
