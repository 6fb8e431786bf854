import { Injectable } from '@nestjs/common';
import { Kernel, type Position } from '@lyceum/kernel';
import { Committed, JsonText } from '../../../platform/http/answers.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { CommentQueries } from '../comments/comment.queries.ts';
import type { Made, MadeComment } from '../community.commands.ts';
import { missing } from '../rights/facts.ts';
import { FEED } from '../feed/feed.projection.ts';
import { TopicQueries } from '../feed/topic.queries.ts';

/** The projections that a topic or a comment is shown from. */
export const SHOWN = [FEED, 'directory'];

/**
 * Answers a command with what it was about, as the viewer sees it. What the command changed stands in the stream's own row
 * and is there at once; counts come from projections and are those of this moment. Only the card of a member who has just
 * registered may have to be waited for.
 */
@Injectable()
export class TopicAnswers {
  constructor(
    private readonly kernel: Kernel,
    private readonly topics: TopicQueries,
    private readonly comments: CommentQueries,
  ) {}

  with(viewer: Viewer, { id, position }: Made): Promise<Committed<JsonText>> {
    return this.answered(position, 'topic', () => this.topics.show(viewer, { id }));
  }

  withComment(viewer: Viewer, { position }: Made, id: number): Promise<Committed<JsonText>> {
    return this.answered(position, 'comment', () => this.comments.show(viewer, id));
  }

  /** Whose text was put together with it, where its author's card was there by then. */
  async withNewComment(viewer: Viewer, made: MadeComment): Promise<Committed<JsonText>> {
    if (made.text === null) return this.withComment(viewer, made, made.id);
    return new Committed(made.position, new JsonText(`{"data":${made.text}}`));
  }

  private async answered(
    position: Position | null,
    what: string,
    show: () => Promise<JsonText | null>,
  ): Promise<Committed<JsonText>> {
    let shown = await show();
    if (!shown) {
      await this.kernel.shown(SHOWN, position);
      shown = await show();
    }
    if (!shown) throw missing(what);
    return new Committed(position, shown);
  }
}
