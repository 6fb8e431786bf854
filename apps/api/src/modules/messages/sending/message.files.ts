import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Queryable } from '@lyceum/kernel';
import { isMember, type MemberViewer } from '../../../platform/http/viewer.ts';
import { fileFacts, Media } from '../../media/index.ts';
import { MessageQueries } from '../inbox/message.queries.ts';
import { Evidence } from '../rights/evidence.ts';
import type { MessageFile } from './message.events.ts';

/**
 * Images and documents of messages. Each download checks that the viewer can read the message, or is staff with access
 * through a report.
 */
@Injectable()
export class MessageFiles implements OnModuleInit {
  constructor(
    private readonly media: Media,
    private readonly messages: MessageQueries,
    private readonly evidence: Evidence,
  ) {}

  onModuleInit(): void {
    this.media.ownedBy('message', async (viewer, id) => {
      if (!isMember(viewer)) return false;
      const message = await this.messages.asRead(viewer, id);
      return message?.deleted_at === null || this.evidence.isOpenTo(viewer, id);
    });
  }

  async take(tx: Queryable, viewer: MemberViewer, messageId: number, uuids: readonly string[]): Promise<MessageFile[]> {
    const files = await this.media.attach(tx, viewer, uuids, { kind: 'message', id: messageId, isPublic: false });
    return files.map(fileFacts);
  }

  release(tx: Queryable, messageId: number): Promise<void> {
    return this.media.release(tx, { kind: 'message', id: messageId });
  }
}
