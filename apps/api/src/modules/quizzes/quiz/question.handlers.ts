import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Executed, fold, Kernel, type Position, Refusal, type Repeatable } from '@lyceum/kernel';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { quizText } from '../quizzes.texts.ts';
import { QuizFactsOf, quizToChange } from '../rights/facts.ts';
import type { Given, Made } from '../rights/given.ts';
import { QuestionDetails } from './question.details.ts';
import { AddQuestion, CorrectKey, RemoveQuestion, ReviseQuestion } from './quiz.commands.ts';
import { type QuestionState, type QuizCommand, quizDecider, type QuizState, quizStream } from './quiz.decider.ts';

/** Executes one command on a quiz and locks it against concurrent grading (docs/adr/0001). */
function decide(
  kernel: Kernel,
  quizId: number,
  given: Given,
  { command, reason, tx }: { command: QuizCommand; reason?: string; tx?: Repeatable },
): Promise<Executed<QuizState>> {
  return kernel.execute({
    decider: quizDecider,
    stream: quizStream(quizId),
    meta: givenMeta(given, reason),
    at: given.at,
    tx,
    prepare: () => ({ command, require: [quizToChange(quizId)] }),
  });
}

/** @throws {Refusal} `missing`, `forbidden`, `invalid`, or `conflict` for too many questions */
@CommandHandler(AddQuestion)
export class AddQuestionHandler implements ICommandHandler<AddQuestion> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: QuizFactsOf,
    private readonly details: QuestionDetails,
  ) {}

  async execute({ quizId, input, given }: AddQuestion): Promise<Made & { quizId: number }> {
    await this.facts.toEdit(given.viewer, quizId);
    const question_id = await this.facts.next('question');
    const { position } = await this.kernel.transaction(async (tx) => {
      const { content, key } = await this.details.fresh(tx, given.viewer, quizId, input);
      const command = { kind: 'add' as const, question_id, content, key };
      return decide(this.kernel, quizId, given, { command, reason: input.reason, tx });
    });
    return { id: question_id, quizId, position };
  }
}

/** @throws {Refusal} `missing`, `forbidden` or `invalid` */
@CommandHandler(ReviseQuestion)
export class ReviseQuestionHandler implements ICommandHandler<ReviseQuestion> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: QuizFactsOf,
    private readonly details: QuestionDetails,
  ) {}

  async execute({ questionId, input, given }: ReviseQuestion): Promise<Made & { quizId: number }> {
    const { id: quizId } = await this.facts.ofQuestion(given.viewer, questionId);
    const { position } = await this.kernel.transaction(async (tx) => {
      const before = await this.before(tx, quizId, questionId);
      const revised = await this.details.revised(tx, given.viewer, quizId, before, input);
      const command = { kind: 'revise' as const, question_id: questionId, ...revised };
      return decide(this.kernel, quizId, given, { command, reason: input.reason, tx });
    });
    return { id: questionId, quizId, position };
  }

  /** Reads the question in this transaction. A concurrent change makes the transaction retry. */
  private async before(tx: Repeatable, quizId: number, questionId: number): Promise<QuestionState> {
    const state = fold(quizDecider as never, await this.kernel.store.read(tx, quizStream(quizId))) as QuizState;
    const question = state.exists ? state.questions[questionId] : undefined;
    if (!question) throw new Refusal('missing', quizText('question.missing'));
    return question;
  }
}

/** @throws {Refusal} `missing` or `forbidden` */
@CommandHandler(RemoveQuestion)
export class RemoveQuestionHandler implements ICommandHandler<RemoveQuestion> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: QuizFactsOf,
  ) {}

  async execute({ questionId, given, reason }: RemoveQuestion): Promise<{ id: number; position: Position | null }> {
    const { id: quizId } = await this.facts.ofQuestion(given.viewer, questionId);
    const command = { kind: 'remove' as const, question_id: questionId };
    const { position } = await decide(this.kernel, quizId, given, { command, reason });
    return { id: questionId, position };
  }
}

/** @throws {Refusal} `missing`, `forbidden` or `invalid` */
@CommandHandler(CorrectKey)
export class CorrectKeyHandler implements ICommandHandler<CorrectKey> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: QuizFactsOf,
  ) {}

  /** An effect of the event regrades attempts (`attempts/attempt.effects.ts`). */
  async execute({ questionId, input, given }: CorrectKey): Promise<Made & { quizId: number }> {
    const { id: quizId } = await this.facts.ofQuestion(given.viewer, questionId);
    const key = { option_ids: input.question_option_ids, answers: input.answers };
    const command = { kind: 'correct' as const, question_id: questionId, key };
    const { position } = await decide(this.kernel, quizId, given, { command, reason: input.reason });
    return { id: questionId, quizId, position };
  }
}
