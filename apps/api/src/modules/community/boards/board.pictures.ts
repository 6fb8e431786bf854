import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Kernel, type Queryable, Refusal, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { Media } from '../../media/index.ts';
import { type BoardRights, isKnown } from '../rights/policies.ts';
import { RIGHTS } from '../rights/readable.ts';
import { communityText } from '../community.texts.ts';

const BOARD = 'board';

/**
 * The pictures of boards. Viewers who may know of a board see its picture, as they see its name. This includes locked
 * boards. Each download checks the viewer's rights.
 */
@Injectable()
export class BoardPictures implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly media: Media,
  ) {}

  onModuleInit(): void {
    this.media.ownedBy(BOARD, async (viewer, id) => {
      const board = await runOne<BoardRights>(
        this.kernel.db.pool,
        sql`select ${RIGHTS} from community.board b where b.id = ${id}`,
      );
      return board !== null && isKnown(viewer, board);
    });
  }

  /**
   * Attaches the viewer's upload as the board's picture and releases the previous one. `null` removes the picture.
   * Returns the upload's id, null if removed, or undefined if `uuid` is undefined.
   * @throws {Refusal} `invalid` if the upload is not a picture.
   */
  async take(
    tx: Queryable,
    viewer: MemberViewer,
    boardId: number,
    uuid: string | null | undefined,
  ): Promise<number | null | undefined> {
    if (uuid === undefined) return undefined;
    const owner = { kind: BOARD, id: boardId, isPublic: false };
    const [picture] = await this.media.attach(tx, viewer, uuid === null ? [] : [uuid], owner);
    if (picture && picture.width === null) throw Refusal.invalid('image_uuid', communityText('board.picture'));
    await this.media.release(tx, owner, picture ? [picture.id] : []);
    return picture?.id ?? null;
  }
}
