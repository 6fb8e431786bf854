import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, Refusal } from '@lyceum/kernel';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { isAtLeast } from '../../../platform/http/viewer.ts';
import { quizText } from '../quizzes.texts.ts';
import { QuizFactsOf, quizToChange } from '../rights/facts.ts';
import type { Given, Made } from '../rights/given.ts';
import { ChangeQuiz, ChangeQuizSettings, MakeQuiz } from './quiz.commands.ts';
import { type QuizCommand, quizDecider, quizStream } from './quiz.decider.ts';
import type { Settings } from './quiz.events.ts';

/** Default settings: rated with a threshold of 70 percent, all options off. */
const AT_FIRST: Settings = {
  is_rated: true,
  threshold: 70,
  back_forward: false,
  direct_feedback: false,
  correct_answer_feedback: false,
  timer_on: false,
  timer: 30,
  retry: false,
  exact_answer: false,
};

const named = (given: Partial<Settings>): Partial<Settings> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

/** @throws {Refusal} `forbidden` for members who are not staff and create no content that can use a quiz */
@CommandHandler(MakeQuiz)
export class MakeQuizHandler implements ICommandHandler<MakeQuiz> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: QuizFactsOf,
  ) {}

  async execute({ input, given }: MakeQuiz): Promise<Made> {
    const { viewer } = given;
    if (!isAtLeast(viewer, 'moderator') && !(await this.facts.mayMake(viewer))) {
      throw new Refusal('forbidden', quizText('quiz.making'));
    }
    const { title, description = '', settings = {}, reason } = input;
    const quiz_id = await this.facts.next('quiz');
    const { position } = await this.kernel.execute({
      decider: quizDecider,
      stream: quizStream(quiz_id),
      meta: givenMeta(given, reason),
      at: given.at,
      prepare: () => ({
        command: {
          ...{ kind: 'make' as const, quiz_id, maker_id: viewer.id, title, description },
          settings: { ...AT_FIRST, ...named(settings) },
        },
      }),
    });
    return { id: quiz_id, position };
  }
}

abstract class OnQuiz {
  constructor(
    protected readonly kernel: Kernel,
    protected readonly facts: QuizFactsOf,
  ) {}

  protected async decide(
    id: number,
    command: QuizCommand,
    given: Given,
    reason?: string,
    version?: number,
  ): Promise<Made> {
    const { position } = await this.kernel.execute({
      decider: quizDecider,
      stream: quizStream(id),
      meta: givenMeta(given, reason),
      at: given.at,
      prepare: async () => {
        const quiz = await this.facts.toEdit(given.viewer, id);
        if (version !== undefined && version !== quiz.version) {
          throw new Refusal('conflict', quizText('quiz.changed'));
        }
        return { command, require: [quizToChange(id)] };
      },
    });
    return { id, position };
  }
}

/** @throws {Refusal} `missing`, `forbidden`, or `conflict` if the quiz changed after `version` */
@CommandHandler(ChangeQuiz)
export class ChangeQuizHandler extends OnQuiz implements ICommandHandler<ChangeQuiz> {
  constructor(kernel: Kernel, facts: QuizFactsOf) {
    super(kernel, facts);
  }

  execute({ quizId, input, given }: ChangeQuiz): Promise<Made> {
    const { title, description, question_ids, version, reason } = input;
    return this.decide(quizId, { kind: 'change', title, description, question_ids }, given, reason, version);
  }
}

/** @throws {Refusal} `missing` or `forbidden` */
@CommandHandler(ChangeQuizSettings)
export class ChangeQuizSettingsHandler extends OnQuiz implements ICommandHandler<ChangeQuizSettings> {
  constructor(kernel: Kernel, facts: QuizFactsOf) {
    super(kernel, facts);
  }

  execute({ quizId, input, given }: ChangeQuizSettings): Promise<Made> {
    const { reason, ...settings } = input;
    return this.decide(quizId, { kind: 'set', settings }, given, reason);
  }
}
