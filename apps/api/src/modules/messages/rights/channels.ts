import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Kernel, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { isMember, type Viewer } from '../../../platform/http/viewer.ts';
import { Channels } from '../../../platform/realtime/channels.ts';
import type { Signal } from '../../../platform/realtime/fanout.ts';
import { Relations } from '../../relations/index.ts';
import { MessagesPlugin } from './plugin.ts';
import { hasConversations } from './policies.ts';

declare module '../../../platform/realtime/fanout.ts' {
  interface Signals {
    /** A member has left the thread, or a block separates its two members. */
    'thread-parted': { thread_id: number };
  }
}

/**
 * The channels for typing and presence in a thread, for its participants. In a thread of two, a block by either member
 * closes them.
 */
@Injectable()
export class ThreadChannels implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly registry: Channels,
    private readonly plugin: MessagesPlugin,
    private readonly relations: Relations,
  ) {}

  onModuleInit(): void {
    const hearers = {
      mayHear: (viewer: Viewer, id: number) => this.mayHear(viewer, id),
      concernedBy: (signal: Signal, id: number) =>
        signal.kind === 'settings-changed' || (signal.kind === 'thread-parted' && signal.thread_id === id),
    };
    this.registry.own({ name: 'private-chat.{id}', whispers: true, ...hearers });
    this.registry.own({ name: 'presence-chat.{id}', ...hearers });
  }

  private async mayHear(viewer: Viewer, id: number): Promise<boolean> {
    if (!isMember(viewer) || !hasConversations(viewer) || !(await this.plugin.isThere())) return false;
    const row = await runOne<{ other: number | null }>(
      this.kernel.db.pool,
      sql`select case when pair is not null then (array_remove(participants, ${viewer.id}::int))[1] end as other
          from messages.thread where id = ${id} and ${viewer.id}::int = any(participants)`,
    );
    if (!row) return false;
    return row.other === null || !(await this.relations.blockedBetween(viewer.id, [row.other])).has(row.other);
  }
}
