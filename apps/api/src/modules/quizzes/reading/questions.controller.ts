import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type InputOf, quizQuestions } from '@lyceum/contracts';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { AddQuestion, RemoveQuestion, ReviseQuestion } from '../quiz/quiz.commands.ts';
import { quizText } from '../quizzes.texts.ts';
import type { Made } from '../rights/given.ts';
import { QuizQueries } from './quiz.queries.ts';

/** HTTP operations for the questions of a quiz. */
@Controller()
export class QuestionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly quizzes: QuizQueries,
  ) {}

  @Handles(quizQuestions.addQuizQuestion)
  async add(
    @Input() { params, body }: InputOf<typeof quizQuestions.addQuizQuestion>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    return this.answered(viewer, await this.commands.execute(new AddQuestion(params.id, body, { viewer })));
  }

  @Handles(quizQuestions.storeQuizQuestion)
  async store(
    @Input() { body }: InputOf<typeof quizQuestions.storeQuizQuestion>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { quiz_id, ...question } = body;
    return this.answered(viewer, await this.commands.execute(new AddQuestion(quiz_id, question, { viewer })));
  }

  @Handles(quizQuestions.changeQuizQuestion)
  async change(
    @Input() { params, body }: InputOf<typeof quizQuestions.changeQuizQuestion>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    return this.answered(viewer, await this.commands.execute(new ReviseQuestion(params.id, body, { viewer })));
  }

  @Handles(quizQuestions.removeQuizQuestion)
  async remove(
    @Input() { params, query }: InputOf<typeof quizQuestions.removeQuizQuestion>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { position } = await this.commands.execute(new RemoveQuestion(params.id, { viewer }, query.reason));
    return new Committed(position, { message: quizText('question.removed') });
  }

  @Handles(quizQuestions.storeQuizOptions)
  async options(
    @Input() { params, body }: InputOf<typeof quizQuestions.storeQuizOptions>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const change = { more: body.question_options, reason: body.reason };
    const made = await this.commands.execute(new ReviseQuestion(params.id, change, { viewer }));
    const { question_options } = await this.quizzes.question(viewer, made.quizId, made.id);
    return new Committed(made.position, { data: question_options });
  }

  @Handles(quizQuestions.storeQuizMedia)
  async media(
    @Input() { params, body }: InputOf<typeof quizQuestions.storeQuizMedia>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    return this.answered(viewer, await this.commands.execute(new ReviseQuestion(params.id, body, { viewer })));
  }

  private async answered(viewer: MemberViewer, { id, quizId, position }: Made & { quizId: number }) {
    return new Committed(position, { data: await this.quizzes.question(viewer, quizId, id) });
  }
}
