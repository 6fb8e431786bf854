import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Kernel, type Meta, type Repeatable, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { KeepPlaceBoard, type PlaceBoard } from '../../community/index.ts';
import { openingAddress } from '../../media/index.ts';
import { groupToken } from '../rights/policies.ts';

export interface BoardOfGroup {
  id: number;
  slug: string;
  name: string;
  status: string;
  image: number | null;
  closed: boolean;
}

/** Group members write on the board. Everyone can read the board of a public group. */
const boardOf = ({ id, slug, name, status, image, closed }: BoardOfGroup): PlaceBoard => ({
  token: groupToken(id),
  name: [...name].slice(0, 60).join(''),
  description: '',
  closed: status !== 'public',
  readBy: status === 'public' ? 'guest' : 'member',
  writable: !closed,
  card: { group: { id, slug, name, image: image === null ? null : openingAddress(image, '60') } },
});

/** The board of a group (docs/adr/0041). */
@Injectable()
export class GroupBoard {
  constructor(
    private readonly kernel: Kernel,
    private readonly commands: CommandBus,
  ) {}

  /** Creates the board in the transaction that creates the group. Returns the board's id. */
  async make(tx: Repeatable, group: BoardOfGroup, given: { meta: Meta; at?: Date }): Promise<number> {
    const { id } = await this.commands.execute(new KeepPlaceBoard(boardOf(group), { ...given, tx }));
    return id;
  }

  /** Updates the board from the group's current row. Idempotent. */
  async keep(groupId: number, meta: Meta): Promise<void> {
    const group = await runOne<BoardOfGroup & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select id, slug, name, status, image, closed_at is not null as closed from groups.group where id = ${groupId}`,
    );
    if (group) await this.commands.execute(new KeepPlaceBoard(boardOf(group), { meta }));
  }
}
