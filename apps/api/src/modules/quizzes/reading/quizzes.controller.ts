import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type InputOf, quizzes } from '@lyceum/contracts';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { ChangeQuiz, ChangeQuizSettings, MakeQuiz } from '../quiz/quiz.commands.ts';
import type { Made } from '../rights/given.ts';
import { QuizQueries } from './quiz.queries.ts';
import { StatsQueries } from './stats.queries.ts';

/** HTTP operations for quizzes. */
@Controller()
export class QuizzesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly quizzes: QuizQueries,
    private readonly figures: StatsQueries,
  ) {}

  @Handles(quizzes.listQuizzes)
  list(@Input() { query }: InputOf<typeof quizzes.listQuizzes>, @CurrentViewer() viewer: MemberViewer) {
    return this.quizzes.list(viewer, query);
  }

  @Handles(quizzes.createQuiz)
  async create(@Input() { body }: InputOf<typeof quizzes.createQuiz>, @CurrentViewer() viewer: MemberViewer) {
    return this.answered(viewer, await this.commands.execute(new MakeQuiz(body, { viewer })));
  }

  @Handles(quizzes.showQuiz)
  async show(@Input() { params }: InputOf<typeof quizzes.showQuiz>, @CurrentViewer() viewer: MemberViewer) {
    return { data: await this.quizzes.one(viewer, params.id) };
  }

  @Handles(quizzes.changeQuiz)
  async change(@Input() { params, body }: InputOf<typeof quizzes.changeQuiz>, @CurrentViewer() viewer: MemberViewer) {
    return this.answered(viewer, await this.commands.execute(new ChangeQuiz(params.id, body, { viewer })));
  }

  @Handles(quizzes.showQuizSettings)
  async settings(@Input() { params }: InputOf<typeof quizzes.showQuizSettings>, @CurrentViewer() viewer: MemberViewer) {
    return { data: await this.quizzes.settings(viewer, params.id) };
  }

  @Handles(quizzes.changeQuizSettings)
  async set(
    @Input() { params, body }: InputOf<typeof quizzes.changeQuizSettings>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { position } = await this.commands.execute(new ChangeQuizSettings(params.id, body, { viewer }));
    return new Committed(position, { data: await this.quizzes.settings(viewer, params.id) });
  }

  @Handles(quizzes.listQuizQuestions)
  async questions(
    @Input() { params }: InputOf<typeof quizzes.listQuizQuestions>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    return { data: await this.quizzes.questions(viewer, params.id) };
  }

  @Handles(quizzes.quizStats)
  async stats(@Input() { params }: InputOf<typeof quizzes.quizStats>, @CurrentViewer() viewer: MemberViewer) {
    return { data: await this.figures.of(viewer, params.id) };
  }

  private async answered(viewer: MemberViewer, { id, position }: Made) {
    return new Committed(position, { data: await this.quizzes.one(viewer, id) });
  }
}
