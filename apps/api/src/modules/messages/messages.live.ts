import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { channels } from '@lyceum/contracts/realtime';
import { Kernel, type Recorded, run } from '@lyceum/kernel';
import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import { LOGGER } from '../../platform/observability/logger.ts';
import { Fanout } from '../../platform/realtime/fanout.ts';
import { inbox } from './inbox/inbox.projection.ts';
import { MessageQueries } from './inbox/message.queries.ts';
import { MessagesPlugin } from './rights/plugin.ts';
import type { MessageEvent } from './sending/message.events.ts';
import type { ThreadEvent } from './threads/thread.events.ts';

/** Sends live events to participants, in the order of the log, after the projection has applied each event. */
@Injectable()
export class MessagesLive implements OnModuleInit {
  private told: Promise<void> = Promise.resolve();

  constructor(
    private readonly kernel: Kernel,
    private readonly fanout: Fanout,
    private readonly messages: MessageQueries,
    private readonly plugin: MessagesPlugin,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.kernel.onApplied<MessageEvent>(inbox, {
      MessageSent: (event) => this.queue(event, () => this.sent(event.data.message_id)),
      MessageEdited: (event) => this.queue(event, () => this.edited(event.data.message_id)),
      MessageDeleted: (event) => this.queue(event, () => this.deleted(event.data)),
    });
    const changed = (event: Recorded<ThreadEvent>) => this.queue(event, () => this.changed(event.data.thread_id));
    this.kernel.onApplied<ThreadEvent>(inbox, {
      ParticipantsAdded: changed,
      ParticipantLeft: (event) => {
        // Does not wait for the queue, so that a member who has left immediately gets no further events.
        this.fanout.signal({ kind: 'thread-parted', thread_id: event.data.thread_id });
        changed(event as Recorded<ThreadEvent>);
      },
    });
  }

  private queue(event: Recorded, tell: () => Promise<void>): void {
    this.told = this.told
      .then(async () => {
        if (await this.plugin.isThere()) await tell();
      })
      .catch((err: unknown) => this.logger.warn({ err, event: event.id }, 'a live event was lost'));
  }

  /** Sends the message to each participant, as they read it. */
  private async sent(messageId: number): Promise<void> {
    for (const { member_id, message } of await this.messages.told(messageId)) {
      this.fanout.publishOwn(channels.messages(member_id), 'inbox', message);
    }
  }

  private async edited(messageId: number): Promise<void> {
    for (const { member_id, message } of await this.messages.told(messageId)) {
      this.fanout.publishOwn(channels.messages(member_id), 'inbox-edited', message);
    }
  }

  private async deleted({ message_id, thread_id }: { message_id: number; thread_id: number }): Promise<void> {
    for (const { member_id } of await this.messages.told(message_id)) {
      this.fanout.publishOwn(channels.messages(member_id), 'inbox-deleted', { thread_id, message_id });
    }
  }

  private async changed(thread_id: number): Promise<void> {
    const participants = await run<{ member_id: number }>(
      this.kernel.db.reads,
      sql`select member_id from messages.participation where thread_id = ${thread_id}`,
    );
    for (const { member_id } of participants) {
      this.fanout.publishOwn(channels.messages(member_id), 'thread-changed', { thread_id });
    }
  }
}
