import { Injectable } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import { type Page, RevisionQueries, type Revisions } from '../../posts/revision.queries.ts';
import { topicStream } from '../topic.decider.ts';
import type { TopicEvent } from '../topic.events.ts';

const EDITS: readonly TopicEvent['type'][] = ['TopicIntroduced', 'TopicEdited'];
const TEXTS: readonly TopicEvent['type'][] = ['TopicPosted', ...EDITS];

/** Reads the revisions of a topic. The caller has checked that the viewer may read it. */
@Injectable()
export class TopicRevisions {
  constructor(
    private readonly kernel: Kernel,
    private readonly revisions: RevisionQueries,
  ) {}

  async of(id: number, page: Page): Promise<Revisions> {
    const stream = topicStream(id);
    const [posted] = await this.kernel.store.read(this.kernel.db.pool, stream, 0, 1);
    // An unpublished introduction has no text.
    const isOffer = (posted?.data as { invisible?: boolean } | undefined)?.invisible ?? false;
    return this.revisions.of(stream, isOffer ? EDITS : TEXTS, page);
  }
}
