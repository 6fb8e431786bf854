import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type InputOf, quizAuthors } from '@lyceum/contracts';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { directory } from '../../identity/index.ts';
import { MarkAnswer } from '../attempts/attempt.commands.ts';
import { CorrectKey } from '../quiz/quiz.commands.ts';
import { AttemptQueries } from './attempt.queries.ts';
import { AuthorQueries } from './author.queries.ts';
import { KeyPreview } from './key.preview.ts';
import { QuizQueries } from './quiz.queries.ts';

/** HTTP operations for authors only: answer keys, members' answers and previews of corrections. */
@Controller()
export class AuthorsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly quizzes: QuizQueries,
    private readonly attempts: AttemptQueries,
    private readonly authors: AuthorQueries,
    private readonly preview: KeyPreview,
  ) {}

  @Handles(quizAuthors.showQuizKey)
  async key(@Input() { params }: InputOf<typeof quizAuthors.showQuizKey>, @CurrentViewer() viewer: MemberViewer) {
    return { data: await this.quizzes.key(viewer, params.id) };
  }

  @Handles(quizAuthors.listQuizAttempts, [directory])
  list(
    @Input() { params, query }: InputOf<typeof quizAuthors.listQuizAttempts>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    return this.authors.attempts(viewer, params.id, query);
  }

  @Handles(quizAuthors.listQuizMarking, [directory])
  marking(
    @Input() { params, query }: InputOf<typeof quizAuthors.listQuizMarking>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    return this.authors.marking(viewer, params.id, query);
  }

  @Handles(quizAuthors.markQuizAnswer)
  async mark(
    @Input() { params, body }: InputOf<typeof quizAuthors.markQuizAnswer>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { reason, ...mark } = body;
    const { position } = await this.commands.execute(new MarkAnswer(params.id, mark, { viewer }, reason));
    return new Committed(position, { data: await this.attempts.one(viewer, params.id) });
  }

  @Handles(quizAuthors.previewQuizKey, [directory])
  async changes(
    @Input() { params, body }: InputOf<typeof quizAuthors.previewQuizKey>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const key = { option_ids: body.question_option_ids, answers: body.answers };
    return { data: await this.preview.of(viewer, params.id, key) };
  }

  @Handles(quizAuthors.correctQuizKey)
  async correct(
    @Input() { params, body }: InputOf<typeof quizAuthors.correctQuizKey>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { id, quizId, position } = await this.commands.execute(new CorrectKey(params.id, body, { viewer }));
    return new Committed(position, { data: await this.quizzes.question(viewer, quizId, id) });
  }
}
