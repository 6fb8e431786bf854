import { Injectable } from '@nestjs/common';
import type { community } from '@lyceum/contracts';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { Audience, Viewer } from '../../../platform/http/viewer.ts';
import { boardsOfOnesOwn } from '../rights/readable.ts';
import { type BoardRights, boardPermissions, isKnown, isPublicBoard } from '../rights/policies.ts';

interface Row {
  id: number;
  name: string;
  slug: string;
  description: string;
  color: string;
  icon: string;
  type: community.Board['type'];
  template: community.Board['template'];
  source: community.Board['source'];
  parent_id: number | null;
  index: number;
  homepage: boolean;
  read_by: Audience;
  write_by: Audience;
  level_ids: number[];
  salespage: string | null;
  show_level: boolean;
  image: string | null;
  place: string | null;
  place_closed: boolean;
  group_card: string | null;
  event_card: string | null;
  topics_count: number;
}

const rightsOf = ({ homepage, ...row }: Row): BoardRights => ({
  readBy: row.read_by,
  writeBy: row.write_by,
  levelIds: row.level_ids,
  homepage,
  boardType: row.type,
  place: row.place,
  placeClosed: row.place_closed,
});

const BOARD = sql`select b.*, coalesce(s.topics_count, 0) as topics_count
  from community.board b left join community.board_stats s on s.board_id = b.id`;

/** Reads boards for viewers who may know of them. */
@Injectable()
export class BoardQueries {
  constructor(private readonly kernel: Kernel) {}

  /**
   * The boards that a viewer may know of, in order, with the viewer's rights. Boards of places appear only for their
   * members.
   */
  async list(viewer: Viewer): Promise<community.Board[]> {
    const rows = await run<Row & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`${BOARD} where ${boardsOfOnesOwn(viewer)} order by b.index, b.id`,
    );
    return rows.filter((row) => isKnown(viewer, rightsOf(row))).map((row) => toBoard(viewer, row));
  }

  /** One board, or null if the viewer may not know of it. Includes boards of places that the viewer has not joined. */
  async one(viewer: Viewer, id: number): Promise<community.Board | null> {
    const row = await runOne<Row & Record<string, unknown>>(this.kernel.db.pool, sql`${BOARD} where b.id = ${id}`);
    return row && isKnown(viewer, rightsOf(row)) ? toBoard(viewer, row) : null;
  }

  /** The ids of the levels that open a board. Empty if the lock may not name them. */
  async levelsTold(boardId: number): Promise<number[]> {
    const row = await runOne<{ level_ids: number[] }>(
      this.kernel.db.pool,
      sql`select level_ids from community.board where id = ${boardId} and show_level`,
    );
    return row?.level_ids ?? [];
  }
}

const parsed = <T>(card: string | null): T | null => (card === null ? null : (JSON.parse(card) as T));

function toBoard(viewer: Viewer, row: Row): community.Board {
  const permissions = boardPermissions(viewer, rightsOf(row));
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    color: row.color,
    icon: row.icon,
    type: row.type,
    template: row.template,
    source: row.source,
    subgroup_id: row.parent_id,
    index: row.index,
    homepage: row.homepage,
    salespage: row.salespage,
    show_level: row.show_level,
    image: row.image,
    permissions,
    topics_count: permissions.includes('READ') ? row.topics_count : 0,
    public: isPublicBoard(rightsOf(row)),
    group: parsed(row.group_card),
    event: parsed(row.event_card),
  };
}
