import { Injectable } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import type { Committed, JsonText } from '../../../../platform/http/answers.ts';
import type { Viewer } from '../../../../platform/http/viewer.ts';
import { answered } from '../../posts/answered.ts';
import type { Made } from '../../posts/given.ts';
import { TopicQueries } from './topic.queries.ts';

/** Answers a command with the JSON of its topic. */
@Injectable()
export class TopicAnswers {
  constructor(
    private readonly kernel: Kernel,
    private readonly topics: TopicQueries,
  ) {}

  with(viewer: Viewer, { id, position }: Made): Promise<Committed<JsonText>> {
    return answered(this.kernel, position, 'topic', () => this.topics.show(viewer, { id }));
  }
}
