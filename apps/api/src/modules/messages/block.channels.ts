import { Injectable, type OnModuleInit } from '@nestjs/common';
import { effect, type OfType, reactor } from '@lyceum/kernel';
import { Effects } from '../../platform/jobs/effects.ts';
import { Fanout } from '../../platform/realtime/fanout.ts';
import type { RelationEvent } from '../relations/index.ts';
import { MessageFacts } from './rights/facts.ts';

type Blocked = OfType<RelationEvent, 'MemberBlocked'>;

const PART_BLOCKED = effect<Blocked>('close-channels-of-blocked');

const blockReactor = reactor<RelationEvent>({
  name: 'messages.blocks',
  on: { MemberBlocked: () => [{ effect: PART_BLOCKED }] },
});

/** After a block, open screens of both members get no further live messages about their conversation. */
@Injectable()
export class BlockChannels implements OnModuleInit {
  constructor(
    private readonly effects: Effects,
    private readonly fanout: Fanout,
    private readonly facts: MessageFacts,
  ) {}

  onModuleInit(): void {
    this.effects.react(blockReactor);
    this.effects.handle(
      PART_BLOCKED,
      async ({ data }, tx) => ({ id: await this.facts.threadOfTwo(tx, [data.blocker_id, data.blocked_id]) }),
      ({ id }) => {
        if (id !== null) this.fanout.signal({ kind: 'thread-parted', thread_id: id });
      },
    );
  }
}
