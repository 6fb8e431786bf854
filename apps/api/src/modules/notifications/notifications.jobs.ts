import { Injectable, type OnModuleInit } from '@nestjs/common';
import { channels } from '@lyceum/contracts/realtime';
import { type Queryable, type Recorded, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Effects } from '../../jobs/effects.ts';
import { Fanout } from '../../realtime/fanout.ts';
import { type CommentPosted, TopicFollowers } from '../community/index.ts';
import { NOTIFY_OF_COMMENT, notificationsReactor } from './notifications.reactor.ts';

interface Made extends Record<string, unknown> {
  id: number;
  member_id: number;
}

/** Makes notifications once per event, however often its job runs, and tells the members' open screens. */
@Injectable()
export class NotificationJobs implements OnModuleInit {
  constructor(
    private readonly effects: Effects,
    private readonly fanout: Fanout,
    private readonly followers: TopicFollowers,
  ) {}

  onModuleInit(): void {
    this.effects.react(notificationsReactor);
    this.effects.handle(
      NOTIFY_OF_COMMENT,
      (event, tx) => this.notifyOfComment(event, tx),
      (made) => made.forEach((one) => this.tell(one)),
    );
  }

  private async notifyOfComment({ data, occurredAt }: Recorded, tx: Queryable): Promise<Made[]> {
    const { topic_author_id, parent_author_id, author_id, topic_id, comment_id } = data as CommentPosted['data'];
    const concerned = parent_author_id === undefined ? [topic_author_id] : [topic_author_id, parent_author_id];
    const members = (await this.followers.of(topic_id, concerned)).filter((member) => member !== author_id);
    return run<Made>(
      tx,
      sql`insert into notifications.notification (member_id, type, actor_id, topic_id, comment_id, created_at)
          select member, 'comment', ${author_id}::int, ${topic_id}::int, ${comment_id}::int, ${occurredAt}::timestamptz
          from unnest(${members}::int[]) as member returning id, member_id`,
    );
  }

  private tell({ id, member_id }: Made): void {
    this.fanout.publish(channels.messages(member_id), 'notification', { notification_id: id });
  }
}
