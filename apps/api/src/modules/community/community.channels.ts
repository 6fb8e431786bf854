import { Injectable } from '@nestjs/common';
import { Kernel, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { Viewer } from '../../http/viewer.ts';
import { type BoardRights, canRead, isPublicBoard } from './community.policies.ts';
import { RIGHTS, visibleTopics } from './community.readable.ts';

/** Who may hear a board's or a topic's channel: whoever may read it, by the same policy as everywhere. */
@Injectable()
export class CommunityChannels {
  constructor(private readonly kernel: Kernel) {}

  /** `isPublic` is whether the channel was asked for by its public name, which guests may hear. */
  async mayHear(viewer: Viewer, kind: 'board' | 'topic', id: number, isPublic: boolean): Promise<boolean> {
    const board = await runOne<BoardRights & Record<string, unknown>>(
      this.kernel.db.pool,
      kind === 'board'
        ? sql`select ${RIGHTS} from community.board b where b.id = ${id}`
        : sql`select ${RIGHTS} from community.topic t join community.board b on b.id = t.board_id
              where t.id = ${id} and ${visibleTopics(viewer)}`,
    );
    if (!board) return false;
    return isPublic ? isPublicBoard(board) : canRead(viewer, board);
  }
}
