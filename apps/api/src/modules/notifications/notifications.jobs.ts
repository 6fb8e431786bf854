import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { notifications } from '@lyceum/contracts';
import { channels } from '@lyceum/contracts/realtime';
import { Kernel, type Queryable, type Recorded, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Effects } from '../../platform/jobs/effects.ts';
import { Fanout } from '../../platform/realtime/fanout.ts';
import {
  type CommentPosted,
  type HeldBack,
  TopicFollowers,
  type TopicPosted,
  TopicRelease,
} from '../community/index.ts';
import { Standing } from '../identity/index.ts';
import { NOTIFY_OF_COMMENT, NOTIFY_OF_TICKET, notificationsReactor } from './notifications.reactor.ts';

interface Made extends Record<string, unknown> {
  id: number;
  member_id: number;
}

interface Told {
  members: readonly number[];
  actor_id: number;
  topic_id: number;
  comment_id: number | null;
  at: Date;
}
type Notification = notifications.Notification;

/** Makes notifications once per event, however often its job runs, and tells the members' open screens. */
@Injectable()
export class NotificationJobs implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly effects: Effects,
    private readonly fanout: Fanout,
    private readonly followers: TopicFollowers,
    private readonly standing: Standing,
    private readonly release: TopicRelease,
  ) {}

  onModuleInit(): void {
    this.effects.react(notificationsReactor);
    const tell = (made: Made[]) => made.forEach((one) => this.tell(one));
    this.effects.handle(NOTIFY_OF_COMMENT, (event, tx) => this.notifyOfComment(event, tx), tell);
    this.effects.handle(NOTIFY_OF_TICKET, (event, tx) => this.notifyOfTicket(event, tx), tell);
    this.release.onHeld(async (held, tx) => {
      const made = await this.notifyOfHeld(held, tx);
      return () => tell(made);
    });
  }

  private async notifyOfComment({ data, occurredAt }: Recorded, tx: Queryable): Promise<Made[]> {
    const { topic_author_id, parent_author_id, author_id, topic_id, comment_id } = data as CommentPosted['data'];
    const concerned = parent_author_id === undefined ? [topic_author_id] : [topic_author_id, parent_author_id];
    const members = (await this.followers.isTicket(topic_id))
      ? await this.concernedByTicket(topic_id, topic_author_id, author_id)
      : await this.followers.of(topic_id, concerned);
    return this.notify(tx, 'comment', { members, actor_id: author_id, topic_id, comment_id, at: occurredAt });
  }

  private async notifyOfTicket({ data, occurredAt }: Recorded, tx: Queryable): Promise<Made[]> {
    const { author_id, topic_id } = data as TopicPosted['data'];
    const members = await this.standing.administrators();
    return this.notify(tx, 'ticket', { members, actor_id: author_id, topic_id, comment_id: null, at: occurredAt });
  }

  /** To whoever sees the mark on it; where its author may no longer read the board, administrators alone find it. */
  private async notifyOfHeld({ topic_id, author_id }: HeldBack, tx: Queryable): Promise<Made[]> {
    const members = [...new Set([author_id, ...(await this.standing.administrators())])];
    const at = this.kernel.clock.now();
    return this.notify(tx, 'held', { members, actor_id: author_id, topic_id, comment_id: null, at });
  }

  /**
   * Of a ticket nobody else is told, whatever they once asked for: what its author adds, all administrators hear, and what an
   * administrator answers, its author and those administrators who follow it.
   */
  private async concernedByTicket(topicId: number, topicAuthor: number, speaker: number): Promise<number[]> {
    const staff = await this.standing.administrators();
    const concerned = speaker === topicAuthor ? staff : [topicAuthor];
    const wanted = await this.followers.of(topicId, concerned);
    return wanted.filter((member) => member === topicAuthor || staff.includes(member));
  }

  /** Nobody is told of what they did themselves; being held back is nothing that one does. */
  private notify(tx: Queryable, type: Notification['type'], { members, actor_id, topic_id, comment_id, at }: Told) {
    const told = type === 'held' ? members : members.filter((member) => member !== actor_id);
    return run<Made>(
      tx,
      sql`insert into notifications.notification (member_id, type, actor_id, topic_id, comment_id, created_at)
          select member, ${type}::text, ${actor_id}::int, ${topic_id}::int, ${comment_id}::int, ${at}::timestamptz
          from unnest(${told}::int[]) as member returning id, member_id`,
    );
  }

  private tell({ id, member_id }: Made): void {
    this.fanout.publish(channels.messages(member_id), 'notification', { notification_id: id });
  }
}
