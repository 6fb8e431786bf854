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
    /** `place`: it is the board of a group or event, which tells its own people. */
    'board-changed': { board_id: number; place?: true };
    /** Out of the sight of some who could read it. */
    'topic-left': { topic_id: number };
  }
}

/** A topic's channel says nothing of its board: what changes any board is asked about for all of them. */
const concerns = {
  board: (signal: Signal, id: number) => signal.kind === 'board-changed' && signal.board_id === id,
  topic: (signal: Signal, id: number) =>
    signal.kind === 'board-changed' || (signal.kind === 'topic-left' && signal.topic_id === id),
};

/** Who may hear a board's or a topic's channel: whoever may read it, by the same policy as everywhere. What happens on tickets, a helpdesk's own channel tells to administrators. */
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
    // Which board it was, only those may know who can see it.
    this.registry.tell('board-changed', ({ place }) =>
      place ? null : { channel: channels.community, event: 'boards-changed', data: {} },
    );
  }

  /** `isPublic` is whether the channel was asked for by its public name, which guests may hear. */
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
