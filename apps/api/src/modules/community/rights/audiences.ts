import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Kernel, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Audiences } from '../../../platform/audiences/audiences.ts';
import { levelToken, roleToken } from '../../../platform/audiences/tokens.ts';
import { type BoardRights, canRead } from './policies.ts';
import { knownBoards, readableBoards, RIGHTS } from './readable.ts';

/** Whoever may read the board. */
export const boardToken = (id: number): string => `board:${id}`;
/** Whoever may know of it, and may see a lock. */
export const knownBoardToken = (id: number): string => `known-board:${id}`;

/** {@link canRead} as tokens: whoever holds one of them may read the board. */
export function boardAudience({
  homepage,
  readBy,
  levelIds,
  place,
  placeClosed,
}: Omit<BoardRights, 'writeBy' | 'boardType'>): string[] {
  if (!homepage) return [roleToken('admin')];
  // A place has no levels on its board: they are asked of whoever joins.
  if (place !== null && placeClosed) return [place, roleToken('admin')];
  if (levelIds.length === 0 || readBy === 'moderator' || readBy === 'admin') return [roleToken(readBy)];
  return [...levelIds.map(levelToken), roleToken('moderator')];
}

/**
 * What stands on a board bears the board's token, and who holds that is asked of the board's own row: when its rights change, they
 * have changed for all that stands on it, in the same moment.
 */
@Injectable()
export class BoardAudiences implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly audiences: Audiences,
  ) {}

  onModuleInit(): void {
    this.audiences.grants(
      'community',
      (viewer) => sql`
        select 'board:' || b.id from community.board b where ${readableBoards(viewer)}
        union all select 'known-board:' || b.id from community.board b where ${knownBoards(viewer)}`,
    );
    this.audiences.opens('board', async (viewer, id) => {
      const board = await runOne<BoardRights & Record<string, unknown>>(
        this.kernel.db.lookups,
        sql`select ${RIGHTS} from community.board b where b.id = ${id}`,
      );
      return board && canRead(viewer, board) ? boardAudience(board) : null;
    });
  }
}
