import { Injectable, type OnModuleInit } from '@nestjs/common';
import { channels } from '@lyceum/contracts/realtime';
import { Kernel, onceForEvent, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { z } from 'zod';
import { Jobs } from '../../jobs/jobs.ts';
import { Fanout } from '../../realtime/fanout.ts';
import type { CommentEvent } from '../community/index.ts';
import { NOTIFY_OF_COMMENT, notificationsReactor } from './notifications.reactor.ts';

const payload = z.object({ stream: z.string(), version: z.int() });

/** Makes a notification once per event, however often its job runs, and tells the member's open screens. */
@Injectable()
export class NotificationJobs implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly jobs: Jobs,
    private readonly fanout: Fanout,
  ) {}

  onModuleInit(): void {
    this.kernel.react(notificationsReactor(this.jobs));
    this.jobs.handle(NOTIFY_OF_COMMENT, (data) => this.notifyOfComment(data));
  }

  private async notifyOfComment(data: unknown): Promise<void> {
    const { stream, version } = payload.parse(data);
    const [event] = await this.kernel.store.read(this.kernel.db.pool, stream, version - 1);
    if (!event) throw new Error(`${stream} has no version ${version}`);
    const { topic_author_id, author_id, topic_id, comment_id } = event.data as CommentEvent['data'];
    const made = await onceForEvent(this.kernel.db, event.id, NOTIFY_OF_COMMENT, (tx) =>
      runOne<{ id: number }>(
        tx,
        sql`insert into notifications.notification (member_id, type, actor_id, topic_id, comment_id, created_at)
            values (${topic_author_id}, 'comment', ${author_id}, ${topic_id}, ${comment_id}, ${event.occurredAt})
            returning id`,
      ),
    );
    if (made) this.fanout.publish(channels.messages(topic_author_id), 'notification', { notification_id: made.id });
  }
}
