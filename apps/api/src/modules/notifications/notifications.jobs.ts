import { Injectable, type OnModuleInit } from '@nestjs/common';
import { channels } from '@lyceum/contracts/realtime';
import { type Queryable, type Recorded, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Effects } from '../../jobs/effects.ts';
import { Fanout } from '../../realtime/fanout.ts';
import type { CommentEvent } from '../community/index.ts';
import { NOTIFY_OF_COMMENT, notificationsReactor } from './notifications.reactor.ts';

interface Made {
  id: number;
  memberId: number;
}

/** Makes a notification once per event, however often its job runs, and tells the member's open screens. */
@Injectable()
export class NotificationJobs implements OnModuleInit {
  constructor(
    private readonly effects: Effects,
    private readonly fanout: Fanout,
  ) {}

  onModuleInit(): void {
    this.effects.react(notificationsReactor);
    this.effects.handle(NOTIFY_OF_COMMENT, notifyOfComment, ({ id, memberId }) =>
      this.fanout.publish(channels.messages(memberId), 'notification', { notification_id: id }),
    );
  }
}

async function notifyOfComment({ data, occurredAt }: Recorded, tx: Queryable): Promise<Made> {
  const { topic_author_id, author_id, topic_id, comment_id } = data as CommentEvent['data'];
  const made = await runOne<{ id: number }>(
    tx,
    sql`insert into notifications.notification (member_id, type, actor_id, topic_id, comment_id, created_at)
        values (${topic_author_id}, 'comment', ${author_id}, ${topic_id}, ${comment_id}, ${occurredAt}) returning id`,
  );
  return { id: made!.id, memberId: topic_author_id };
}
