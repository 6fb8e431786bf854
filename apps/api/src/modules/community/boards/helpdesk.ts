import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { BoardQueries } from './board.queries.ts';

/** Finds the helpdesk board, for modules that open tickets on behalf of a member. */
@Injectable()
export class Helpdesk {
  constructor(private readonly boards: BoardQueries) {}

  /** The id of the first helpdesk board where the viewer may write, or null. */
  async boardFor(viewer: Viewer): Promise<number | null> {
    const boards = await this.boards.list(viewer);
    return boards.find(({ type, permissions }) => type === 'helpdesk' && permissions.includes('WRITE'))?.id ?? null;
  }
}
