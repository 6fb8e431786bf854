import { Injectable } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import { Committed, JsonText } from '../../../../platform/http/answers.ts';
import type { Viewer } from '../../../../platform/http/viewer.ts';
import { answered } from '../../posts/answered.ts';
import type { Made } from '../../posts/given.ts';
import type { MadeComment } from '../comment.commands.ts';
import { CommentQueries } from './comment.queries.ts';

/** Answers a command with the JSON of its comment. */
@Injectable()
export class CommentAnswers {
  constructor(
    private readonly kernel: Kernel,
    private readonly comments: CommentQueries,
  ) {}

  with(viewer: Viewer, { position }: Made, id: number): Promise<Committed<JsonText>> {
    return answered(this.kernel, position, 'comment', () => this.comments.show(viewer, id));
  }

  /** Answers with the JSON that the command built, or else reads the comment. */
  async withNew(viewer: Viewer, made: MadeComment): Promise<Committed<JsonText>> {
    if (made.text === null) return this.with(viewer, made, made.id);
    return new Committed(made.position, new JsonText(`{"data":${made.text}}`));
  }
}
