import { Injectable } from '@nestjs/common';
import { Kernel, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { isAtLeast, type Viewer } from '../../../platform/http/viewer.ts';
import { type BoardRights, canRead, isPublicBoard } from './policies.ts';
import { RIGHTS, visibleTopics } from './readable.ts';

/** Who may hear a board's or a topic's channel: whoever may read it, by the same policy as everywhere. What happens on tickets, a helpdesk's own channel tells to administrators. */
@Injectable()
export class CommunityChannels {
  constructor(private readonly kernel: Kernel) {}

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
