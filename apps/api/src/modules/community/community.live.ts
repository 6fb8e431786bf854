import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { channels, type LiveEventName, type LiveEvents } from '@lyceum/contracts/realtime';
import { Kernel, type Recorded, runOne } from '@lyceum/kernel';
import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import { LOGGER } from '../../http/logger.ts';
import { Fanout } from '../../realtime/fanout.ts';
import type { BoardEvent } from './board.events.ts';
import type { CommentEvent } from './comment.events.ts';
import { PUBLIC_BOARD } from './community.readable.ts';
import { FEED } from './feed.projection.ts';
import type { LikeEvent } from './like.events.ts';
import type { TopicEvent } from './topic.events.ts';

type LiveSource = TopicEvent | CommentEvent | LikeEvent;

/**
 * Tells open screens what has happened, once the feed's rows hold it: whoever refetches at once reads the new state. An
 * event lost here (a crash between commit and sending) is made good by the client's refetch when it reconnects.
 */
@Injectable()
export class CommunityLive implements OnModuleInit {
  private told: Promise<void> = Promise.resolve();

  constructor(
    private readonly kernel: Kernel,
    private readonly fanout: Fanout,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.kernel.dispatcher.onApplied((processor, events) => {
      if (processor !== FEED) return;
      for (const event of events) {
        if (event.meta.silent) continue;
        if (event.type === 'BoardChanged') this.boardChanged(event as Recorded<BoardEvent>);
        else this.queue(event as Recorded<LiveSource>);
      }
    });
  }

  /** Its rights may have changed: whoever holds a socket open on it is looked at again. */
  private boardChanged({ data }: Recorded<BoardEvent>): void {
    this.fanout.signal({ kind: 'board-changed', board_id: data.board_id });
  }

  /** One after the other, so that a like never overtakes the topic that it is for. */
  private queue(event: Recorded<LiveSource>): void {
    this.told = this.told
      .then(() => this.tell(event))
      .catch((err: unknown) => this.logger.warn({ err, event: event.id }, 'a live event was lost'));
  }

  private async tell(event: Recorded<LiveSource>): Promise<void> {
    const { topic_id, board_id } = event.data;
    const user_id = event.meta.actor_id ?? 0;
    const place = { topic_id, board_id, user_id };
    switch (event.type) {
      case 'TopicPosted':
        return this.send('topic-posted', place);
      case 'TopicClosed':
      case 'TopicReopened':
        return this.send('topic-closed', { ...place, closed: event.type === 'TopicClosed' });
      case 'CommentPosted': {
        const { comment_id } = event.data as Extract<LiveSource, { type: 'CommentPosted' }>['data'];
        const { comments_count } = await this.counts(topic_id, null);
        return this.send('comment-posted', { ...place, comment_id, comments_count });
      }
      case 'PostLiked':
      case 'PostUnliked': {
        const { post_id, comment_id } = event.data as LikeEvent['data'];
        const { likes_count } = await this.counts(topic_id, comment_id);
        return this.send('post-liked', {
          ...place,
          post_id,
          comment_id,
          liked: event.type === 'PostLiked',
          likes_count,
        });
      }
    }
  }

  private async send<N extends Exclude<LiveEventName, 'notification'>>(name: N, payload: LiveEvents[N]): Promise<void> {
    const board = await runOne<{ public: boolean }>(
      this.kernel.db.pool,
      sql`select ${PUBLIC_BOARD} as public from community.board b where b.id = ${payload.board_id}`,
    );
    if (!board) return;
    this.fanout.publish(channels.board(payload.board_id, board.public), name, payload);
    this.fanout.publish(channels.topic(payload.topic_id, board.public), name, payload);
  }

  private async counts(
    topicId: number,
    commentId: number | null,
  ): Promise<{ comments_count: number; likes_count: number }> {
    const row = await runOne<{ comments_count: number; likes_count: number }>(
      this.kernel.db.pool,
      sql`select f.comments_count, case when ${commentId}::int is null then f.likes_count else coalesce(s.likes_count, 0) end as likes_count
          from community.feed_topic f left join community.comment_stats s on s.comment_id = ${commentId}::int
          where f.topic_id = ${topicId}`,
    );
    return row ?? { comments_count: 0, likes_count: 0 };
  }
}
