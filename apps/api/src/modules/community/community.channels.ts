import { Injectable } from '@nestjs/common';
import { Kernel, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { Audience, Viewer } from '../../http/viewer.ts';
import { canRead } from './community.policies.ts';

/** Who may hear a board's or a topic's channel: whoever may read it, by the same policy as everywhere. */
@Injectable()
export class CommunityChannels {
  constructor(private readonly kernel: Kernel) {}

  /** `isPublic` is whether the channel was asked for by its public name, which guests may hear. */
  async mayHear(viewer: Viewer, kind: 'board' | 'topic', id: number, isPublic: boolean): Promise<boolean> {
    const board = await runOne<{ readBy: Audience }>(
      this.kernel.db.pool,
      kind === 'board'
        ? sql`select read_by as "readBy" from community.board where id = ${id}`
        : sql`select b.read_by as "readBy" from community.topic t join community.board b on b.id = t.board_id where t.id = ${id}`,
    );
    if (!board) return false;
    return isPublic ? board.readBy === 'guest' : canRead(viewer, board);
  }
}
