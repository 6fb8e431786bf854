import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { groups, type InputOf } from '@lyceum/contracts';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer, type Viewer } from '../../../platform/http/viewer.ts';
import { directory } from '../../identity/index.ts';
import { GroupQueries } from '../reading/group.queries.ts';
import { missing } from '../rights/facts.ts';
import type { Made } from '../rights/given.ts';
import { ChangeGroup, CloseGroup, FoundGroup } from './group.commands.ts';

const LARGEST_ID = 2_147_483_647;

/**
 * How a path segment identifies a group: a slug with `find_by=slug`, otherwise an id.
 * @throws {Refusal} `missing` for a segment that is not a valid id
 */
function namedBy(id: string, by: 'id' | 'slug'): { id: number } | { slug: string } {
  if (by === 'slug') return { slug: id };
  const number = /^\d{1,10}$/.test(id) ? Number(id) : 0;
  if (number < 1 || number > LARGEST_ID) throw missing();
  return { id: number };
}

/** HTTP operations for groups. */
@Controller()
export class GroupsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly groups: GroupQueries,
  ) {}

  @Handles(groups.listGroups, [directory])
  list(@Input() { query }: InputOf<typeof groups.listGroups>, @CurrentViewer() viewer: Viewer) {
    return this.groups.list(viewer, query);
  }

  @Handles(groups.showGroup, [directory])
  async show(@Input() { params, query }: InputOf<typeof groups.showGroup>, @CurrentViewer() viewer: Viewer) {
    const group = await this.groups.one(viewer, namedBy(params.id, query.find_by));
    if (!group) throw missing();
    return { data: group };
  }

  @Handles(groups.createGroup)
  async create(@Input() { body }: InputOf<typeof groups.createGroup>, @CurrentViewer() viewer: MemberViewer) {
    return this.answered(viewer, await this.commands.execute(new FoundGroup(body, { viewer })));
  }

  @Handles(groups.changeGroup)
  async change(@Input() { params, body }: InputOf<typeof groups.changeGroup>, @CurrentViewer() viewer: MemberViewer) {
    return this.answered(viewer, await this.commands.execute(new ChangeGroup(params.id, body, { viewer })));
  }

  @Handles(groups.closeGroup)
  async close(@Input() { params, body }: InputOf<typeof groups.closeGroup>, @CurrentViewer() viewer: MemberViewer) {
    return this.answered(viewer, await this.commands.execute(new CloseGroup(params.id, { viewer }, body.reason)));
  }

  private async answered(viewer: Viewer, { id, position }: Made) {
    const group = await this.groups.one(viewer, { id });
    if (!group) throw missing();
    return new Committed(position, { data: group });
  }
}
