import { Injectable, type OnModuleInit } from '@nestjs/common';
import { effect, Kernel, reactor, type Recorded, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Effects } from '../../../platform/jobs/effects.ts';
import { topicToChange } from '../rights/preconditions.ts';
import { topicDecider, topicStream } from '../topics/topic.decider.ts';
import type { TagEvent, TagReplaced } from './tag.events.ts';

const RETAG = effect<TagReplaced>('retag-topics');

export const tagReactor = reactor<TagEvent>({
  name: 'community.tags',
  on: { TagReplaced: () => [{ effect: RETAG }] },
});

/** Changes every topic that had a renamed or removed tag. A topic that has it no longer changes nothing. */
@Injectable()
export class TagEffects implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly effects: Effects,
  ) {}

  onModuleInit(): void {
    this.effects.react(tagReactor);
    this.effects.performForEach(RETAG, {
      next: ({ data }, behind, limit) => this.topicsWith(data.tag, behind, limit),
      each: (event, topicId) => this.retag(event, topicId),
    });
  }

  private async topicsWith(tag: string, behind: number, limit: number): Promise<number[]> {
    const rows = await run<{ id: number }>(
      this.kernel.db.pool,
      sql`select id from community.topic where tags @> ${[tag]}::text[] and tags <> '{}' and id > ${behind}::int
          order by id limit ${limit}::int`,
    );
    return rows.map(({ id }) => id);
  }

  private async retag({ id, data, meta }: Recorded<TagReplaced>, topicId: number): Promise<void> {
    await this.kernel.execute({
      decider: topicDecider,
      stream: topicStream(topicId),
      meta: { actor_id: meta.actor_id, correlation_id: `retag-${id}` },
      prepare: () => ({
        command: { kind: 'retag' as const, from: data.tag, to: data.to },
        require: [topicToChange(topicId)],
      }),
    });
  }
}
