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
 * The pictures of boards. Whoever may know of a board sees its picture, as they read its name: behind a lock too, where it
 * says what there is to be had. Of boards that one may not know of there is none, asked at each look.
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
   * The viewer's upload, from now on the board's picture, and the one before let go; null takes the picture away. Answers its
   * id, and undefined where nothing was said.
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
