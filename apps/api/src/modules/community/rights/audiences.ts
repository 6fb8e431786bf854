import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Kernel, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Audiences } from '../../../platform/audiences/audiences.ts';
import { levelToken, roleToken } from '../../../platform/audiences/tokens.ts';
import { type BoardRights, canRead } from './policies.ts';
import { knownBoards, readableBoards, RIGHTS } from './readable.ts';

/** The token of viewers who may read the board. */
export const boardToken = (id: number): string => `board:${id}`;
/** The token of viewers who may know of the board, and may see its lock. */
export const knownBoardToken = (id: number): string => `known-board:${id}`;

/** {@link canRead} as tokens: a viewer with any of them may read the board. */
export function boardAudience({
  homepage,
  readBy,
  levelIds,
  place,
  placeClosed,
}: Omit<BoardRights, 'writeBy' | 'boardType'>): string[] {
  if (!homepage) return [roleToken('admin')];
  // The board of a place has no levels, because the place checks them when a member joins.
  if (place !== null && placeClosed) return [place, roleToken('admin')];
  if (levelIds.length === 0 || readBy === 'moderator' || readBy === 'admin') return [roleToken(readBy)];
  return [...levelIds.map(levelToken), roleToken('moderator')];
}

/**
 * Grants the tokens of boards from the boards' own rows. Content carries the token of its board. A change of a board's
 * rights therefore applies immediately to all its content.
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
