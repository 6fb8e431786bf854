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

/** The effect name of the notification about a held topic. A separate row per event ensures that it is written once. */
const TELL_HELD_BACK = 'tell-topic-held-back';

const releaseOf = ({ data: { scheduled, release_at } }: Recorded<Scheduling>) =>
  scheduled && release_at ? [{ effect: RELEASE_TOPIC, due: new Date(release_at) }] : [];

/** A topic that could not be released at its date. Only its author and administrators see it. */
export interface HeldBack extends Record<string, unknown> {
  topic_id: number;
  author_id: number;
}

/** Runs in the transaction that records the failed release. Returns an action for after the commit. */
type WhenHeld = (held: HeldBack, tx: Queryable) => Promise<() => void>;

/**
 * Schedules the release of a topic at its date. A new date gets another job. If the date passes while a topic is
 * deleted, its restoration releases it, with the rights of the member who restores it.
 */
export const releaseReactor = reactor<TopicEvent>({
  name: 'community.release',
  on: { TopicPosted: releaseOf, TopicRescheduled: releaseOf, TopicRestored: releaseOf },
});

/** Releases scheduled topics. It first checks again the rights of the member who scheduled them. */
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
    // The command is idempotent and has its own transaction, so that this job may stop at any point.
    this.effects.perform(
      RELEASE_TOPIC,
      (event) => this.release(event),
      (told) => told.forEach((tell) => tell()),
    );
  }

  /** Adds a listener that runs once for each held topic. */
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
      // The topic stays visible to its author and administrators, who may set another date.
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

  /** Null if the topic has another date by now, or no longer waits. */
  private held(topicId: number, releaseAt: string, tx: Queryable): Promise<HeldBack | null> {
    return runOne<HeldBack>(
      tx,
      sql`select id as topic_id, author_id from community.topic
          where id = ${topicId} and scheduled and deleted_at is null and release_at = ${releaseAt}::timestamptz`,
    );
  }
}
