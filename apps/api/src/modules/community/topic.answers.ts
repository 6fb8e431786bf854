import { Injectable } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import { Committed, JsonText } from '../../http/answers.ts';
import type { Viewer } from '../../http/viewer.ts';
import { CommentQueries } from './comment.queries.ts';
import type { Made } from './community.commands.ts';
import { missing } from './community.facts.ts';
import { FEED } from './feed.projection.ts';
import { TopicQueries } from './topic.queries.ts';

/** The projections that a topic or a comment is shown from. */
export const SHOWN = [FEED, 'directory'];

/** Answers a command with what it was about, as the viewer sees it once the projections have it. */
@Injectable()
export class TopicAnswers {
  constructor(
    private readonly kernel: Kernel,
    private readonly topics: TopicQueries,
    private readonly comments: CommentQueries,
  ) {}

  async with(viewer: Viewer, { id, position }: Made): Promise<Committed<JsonText>> {
    await this.kernel.shown(SHOWN, position);
    const topic = await this.topics.show(viewer, { id });
    if (!topic) throw missing('topic');
    return new Committed(position, topic);
  }

  async withComment(viewer: Viewer, { position }: Made, id: number): Promise<Committed<JsonText>> {
    await this.kernel.shown(SHOWN, position);
    const comment = await this.comments.show(viewer, id);
    if (!comment) throw missing('comment');
    return new Committed(position, comment);
  }
}
