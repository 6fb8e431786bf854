import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type Reactor, type Recorded, Refusal } from '@lyceum/kernel';
import type { Logger } from 'pino';
import { LOGGER } from '../../http/logger.ts';
import { Effects } from '../../jobs/effects.ts';
import { Standing } from '../identity/index.ts';
import { ReleaseTopic } from './community.commands.ts';
import type { TopicEvent } from './topic.events.ts';

export const RELEASE_TOPIC = 'release-topic';

type Scheduling = Extract<TopicEvent, { type: 'TopicPosted' | 'TopicRescheduled' }>['data'];

/** A topic that waits is released when its moment has come; what was rescheduled meanwhile has another job. */
export const releaseReactor: Reactor = {
  name: 'community.release',
  jobsFor({ type, data }) {
    if (type !== 'TopicPosted' && type !== 'TopicRescheduled') return [];
    const { scheduled, release_at } = data as Scheduling;
    return scheduled && release_at ? [{ effect: RELEASE_TOPIC, due: new Date(release_at) }] : [];
  },
};

/** Lets scheduled topics come out, asking again for the rights of whoever scheduled them. */
@Injectable()
export class TopicRelease implements OnModuleInit {
  constructor(
    private readonly effects: Effects,
    private readonly commands: CommandBus,
    private readonly standing: Standing,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.effects.react(releaseReactor);
    // The command is its own transaction, and changes nothing the second time: this job may be broken off anywhere.
    this.effects.handle(RELEASE_TOPIC, (event) => this.release(event));
  }

  private async release({ id, data, meta }: Recorded): Promise<void> {
    const { topic_id, release_at } = data as Scheduling;
    if (release_at === undefined) throw new Error(`Topic ${topic_id} has no moment to come out`);
    const viewer = meta.actor_id === null ? null : await this.standing.of(meta.actor_id, `release-${id}`);
    try {
      if (!viewer) throw new Refusal('forbidden', 'Whoever scheduled it is no longer let in.');
      await this.commands.execute(new ReleaseTopic(topic_id, release_at, { viewer }));
    } catch (err) {
      if (!(err instanceof Refusal)) throw err;
      // It stays with its author and administrators, who may set another date.
      this.logger.warn({ topic_id, reason: err.message }, 'a scheduled topic was held back');
    }
  }
}
