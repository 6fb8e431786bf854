import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  effect,
  Kernel,
  type OfType,
  onceForEvent,
  type Queryable,
  reactor,
  type Recorded,
  Refusal,
  runOne,
} from '@lyceum/kernel';
import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import { LOGGER } from '../../../platform/observability/logger.ts';
import { Effects } from '../../../platform/jobs/effects.ts';
import { MemberStatus } from '../../identity/index.ts';
import { ReleaseTopic } from './topic.commands.ts';
import type { TopicEvent } from './topic.events.ts';
import { communityText } from '../community.texts.ts';

type Scheduling = OfType<TopicEvent, 'TopicPosted' | 'TopicRescheduled' | 'TopicRestored'>;

const RELEASE_TOPIC = effect<Scheduling>('release-topic');

/** The mark of what is written when a topic is held back: a row effect of its own, so that it is written once. */
const TELL_HELD_BACK = 'tell-topic-held-back';

const releaseOf = ({ data: { scheduled, release_at } }: Recorded<Scheduling>) =>
  scheduled && release_at ? [{ effect: RELEASE_TOPIC, due: new Date(release_at) }] : [];

/** A topic whose moment has come, and that stays where it is: with its author and administrators. */
export interface HeldBack extends Record<string, unknown> {
  topic_id: number;
  author_id: number;
}

/** Within the transaction in which the release is over; answers what is to be done once that is committed. */
type WhenHeld = (held: HeldBack, tx: Queryable) => Promise<() => void>;

/**
 * A topic that waits is released when its moment has come; what was rescheduled meanwhile has another job. What was deleted over
 * its moment comes out when it is brought back, by the rights of whoever does that.
 */
export const releaseReactor = reactor<TopicEvent>({
  name: 'community.release',
  on: { TopicPosted: releaseOf, TopicRescheduled: releaseOf, TopicRestored: releaseOf },
});

/** Lets scheduled topics come out, asking again for the rights of whoever scheduled them. */
@Injectable()
export class TopicRelease implements OnModuleInit {
  private readonly listeners: WhenHeld[] = [];

  constructor(
    private readonly kernel: Kernel,
    private readonly effects: Effects,
    private readonly commands: CommandBus,
    private readonly standing: MemberStatus,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.effects.react(releaseReactor);
    // The command is its own transaction, and changes nothing the second time: this job may be broken off anywhere.
    this.effects.perform(
      RELEASE_TOPIC,
      (event) => this.release(event),
      (told) => told.forEach((tell) => tell()),
    );
  }

  /** For whoever tells of it, once for each. */
  onHeld(listener: WhenHeld): void {
    this.listeners.push(listener);
  }

  private async release({ id, data, meta }: Recorded<Scheduling>): Promise<(() => void)[]> {
    const { topic_id, release_at } = data;
    if (release_at === undefined) throw new Error(`Topic ${topic_id} has no moment to come out`);
    const viewer = meta.actor_id === null ? null : await this.standing.of(meta.actor_id, `release-${id}`);
    try {
      if (!viewer) throw new Refusal('forbidden', communityText('topic.scheduler'));
      await this.commands.execute(new ReleaseTopic(topic_id, release_at, { viewer }));
      return [];
    } catch (err) {
      if (!(err instanceof Refusal)) throw err;
      // It stays with its author and administrators, who may set another date.
      this.logger.warn({ topic_id, reason: err.message }, 'a scheduled topic was held back');
      return (
        (await onceForEvent(this.kernel.db, id, TELL_HELD_BACK, (tx) => this.tellHeld(topic_id, release_at, tx))) ?? []
      );
    }
  }

  private async tellHeld(topicId: number, releaseAt: string, tx: Queryable): Promise<(() => void)[]> {
    const held = await this.held(topicId, releaseAt, tx);
    return held ? Promise.all(this.listeners.map((listener) => listener(held, tx))) : [];
  }

  /** Null where it waits for another moment by now, or for none. */
  private held(topicId: number, releaseAt: string, tx: Queryable): Promise<HeldBack | null> {
    return runOne<HeldBack>(
      tx,
      sql`select id as topic_id, author_id from community.topic
          where id = ${topicId} and scheduled and deleted_at is null and release_at = ${releaseAt}::timestamptz`,
    );
  }
}
