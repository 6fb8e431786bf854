import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MESSAGE_LIMITS } from '@lyceum/contracts/limits';
import { effect, Kernel, type OfType, type Queryable, reactor, type Recorded, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberViewer } from '../../platform/http/viewer.ts';
import { Effects } from '../../platform/jobs/effects.ts';
import { type Made, Notifications, type Subject, whoOf } from '../notifications/index.ts';
import { messagesText } from './messages.texts.ts';
import { MessagesPlugin } from './rights/plugin.ts';
import { hasConversations } from './rights/policies.ts';
import { IS_NEW, IS_READ_BY, threadsOf } from './rights/readable.ts';
import type { MessageEvent } from './sending/message.events.ts';
import { UNREAD } from './threads/thread.json.ts';

type Sent = OfType<MessageEvent, 'MessageSent'>;

const NOTIFY_OF_MESSAGE = effect<Sent>('notify-of-message');

const messageReactor = reactor<MessageEvent>({
  name: 'messages.notifications',
  on: { MessageSent: () => [{ effect: NOTIFY_OF_MESSAGE }] },
});

/**
 * Mails members about messages that are still unread when the mail is written. The mail names the sender, but never
 * contains the text.
 */
@Injectable()
export class MessageNotifications implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly effects: Effects,
    private readonly notifications: Notifications,
    private readonly plugin: MessagesPlugin,
  ) {}

  onModuleInit(): void {
    this.notifications.about('thread', { visible: (viewer, subjects) => this.visible(viewer, subjects) });
    this.notifications.kind('message', {
      label: messagesText('mail.kind'),
      subject: messagesText('mail.subject'),
      // The inbox has a separate counter.
      defaults: { app: null, mail: 'at_once' },
      line: (notification) => ({
        text: messagesText(notification.unread_count === 1 ? 'mail.one' : 'mail.more', {
          who: whoOf(notification),
          number: notification.unread_count,
        }),
        path: `/messages?thread_id=${notification.thread_id}`,
      }),
    });
    this.effects.react(messageReactor);
    this.effects.handle(
      NOTIFY_OF_MESSAGE,
      (event, tx) => this.sent(event, tx),
      (made) => this.notifications.tell(made),
    );
  }

  private sent({ data, occurredAt: at }: Recorded<Sent>, tx: Queryable): Promise<Made[]> {
    const { thread_id, message_id, sender_id, recipient_ids } = data;
    const subject = { kind: 'thread', id: thread_id, data: { message_id } };
    return this.notifications.make(tx, { type: 'message', members: recipient_ids, actor_id: sender_id, subject, at });
  }

  /** Shows a notification while the message is unread and its reader is in the thread. */
  private async visible(viewer: MemberViewer, subjects: readonly Subject[]) {
    if (!hasConversations(viewer) || !(await this.plugin.isThere())) return subjects.map(() => null);
    const messages = subjects.map(({ data }) => data.message_id as number);
    const rows = await run<{ message_id: number; thread_id: number; unread_count: number }>(
      this.kernel.db.pool,
      sql`select m.id as message_id, x.thread_id, x.unread_count
          from (select p.*, k.read_up_to, k.hidden_up_to, ${UNREAD(MESSAGE_LIMITS.countedUnread)} as unread_count
                from ${threadsOf(viewer.id)} and not p.has_left
                  and p.thread_id = any(${subjects.map(({ id }) => id)}::int[])) x
          cross join lateral (select x.thread_id, x.member_id, x.since, x.last) p
          cross join lateral (select x.read_up_to, x.hidden_up_to) k
          join messages.message m on m.id = any(${messages}::int[]) and ${IS_READ_BY} and ${IS_NEW}`,
    );
    const found = new Map(rows.map(({ message_id, ...shown }) => [message_id, shown]));
    return messages.map((id) => found.get(id) ?? null);
  }
}
