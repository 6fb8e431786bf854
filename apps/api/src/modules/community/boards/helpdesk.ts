import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { BoardQueries } from './board.queries.ts';

/** For modules that open tickets on a member's behalf. */
@Injectable()
export class Helpdesk {
  constructor(private readonly boards: BoardQueries) {}

  /** The first helpdesk board on which they may write; null where there is none for them. */
  async boardFor(viewer: Viewer): Promise<number | null> {
    const boards = await this.boards.list(viewer);
    return boards.find(({ type, permissions }) => type === 'helpdesk' && permissions.includes('WRITE'))?.id ?? null;
  }
}
