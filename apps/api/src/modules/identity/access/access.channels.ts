import { Injectable, type OnModuleInit } from '@nestjs/common';
import { channels } from '@lyceum/contracts/realtime';
import { isMember } from '../../../platform/http/viewer.ts';
import { Channels } from '../../../platform/realtime/channels.ts';

/** The channel for everyone, the presence channel, and the channel of each member. */
@Injectable()
export class AccessChannels implements OnModuleInit {
  constructor(private readonly registry: Channels) {}

  onModuleInit(): void {
    this.registry.own({ name: channels.community, mayHear: () => true });
    this.registry.own({ name: channels.online, mayHear: isMember });
    this.registry.own({ name: 'private-messages.{id}', mayHear: (viewer, id) => viewer.id === id });
    this.registry.tell('rights-changed', ({ member_id }) =>
      member_id === null
        ? { channel: channels.community, event: 'levels-changed', data: {} }
        : { channel: channels.messages(member_id), event: 'rights-changed', data: {} },
    );
  }
}
