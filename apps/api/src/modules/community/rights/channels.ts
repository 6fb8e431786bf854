import { Injectable, type OnModuleInit } from '@nestjs/common';
import { channels } from '@lyceum/contracts/realtime';
import { Kernel, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { isAtLeast, type Viewer } from '../../../platform/http/viewer.ts';
import { Channels } from '../../../platform/realtime/channels.ts';
import type { Signal } from '../../../platform/realtime/fanout.ts';
import { type BoardRights, canRead, isPublicBoard } from './policies.ts';
import { RIGHTS, visibleTopics } from './readable.ts';

declare module '../../../platform/realtime/fanout.ts' {
  interface Signals {
    /** `place`: the board belongs to a group or event, which notifies its own members. */
    'board-changed': { board_id: number; place?: true };
    /** Some readers have lost access to the topic. */
    'topic-left': { topic_id: number };
  }
}

/** A topic's channel does not name its board, so a change of any board rechecks every topic channel. */
const concerns = {
  board: (signal: Signal, id: number) => signal.kind === 'board-changed' && signal.board_id === id,
  topic: (signal: Signal, id: number) =>
    signal.kind === 'board-changed' || (signal.kind === 'topic-left' && signal.topic_id === id),
};

/**
 * Lets viewers subscribe to the channels of boards and topics that they may read. The channel of a helpdesk carries
 * ticket events for administrators.
 */
@Injectable()
export class CommunityChannels implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly registry: Channels,
  ) {}

  onModuleInit(): void {
    for (const kind of ['board', 'topic'] as const) {
      for (const isPublic of [true, false]) {
        this.registry.own({
          name: `${isPublic ? '' : 'private-'}${kind}.{id}`,
          mayHear: (viewer, id) => this.mayHear(viewer, kind, id, isPublic),
          concernedBy: concerns[kind],
        });
      }
    }
    this.registry.own({
      name: 'private-helpdesk.{id}',
      mayHear: (viewer, id) => this.mayHear(viewer, 'helpdesk', id, false),
      concernedBy: concerns.board,
    });
    // The message omits the board, because only viewers who can see it may know which one it is.
    this.registry.tell('board-changed', ({ place }) =>
      place ? null : { channel: channels.community, event: 'boards-changed', data: {} },
    );
  }

  /** Whether the viewer may subscribe. `isPublic` means the channel's public name, which guests may use. */
  async mayHear(viewer: Viewer, kind: 'board' | 'helpdesk' | 'topic', id: number, isPublic: boolean): Promise<boolean> {
    const board = await runOne<BoardRights & { isTicket: boolean } & Record<string, unknown>>(
      this.kernel.db.pool,
      kind !== 'topic'
        ? sql`select ${RIGHTS}, false as "isTicket" from community.board b where b.id = ${id}`
        : sql`select ${RIGHTS}, t.ticket_status is not null as "isTicket" from community.topic t join community.board b on b.id = t.board_id
              where t.id = ${id} and ${visibleTopics(viewer)}`,
    );
    if (!board) return false;
    if (kind === 'helpdesk') return !isPublic && isAtLeast(viewer, 'admin') && canRead(viewer, board);
    return isPublic ? isPublicBoard(board) && !board.isTicket : canRead(viewer, board);
  }
}
