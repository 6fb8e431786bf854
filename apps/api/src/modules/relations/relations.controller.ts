import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type InputOf, relations } from '@lyceum/contracts';
import { Committed } from '../../platform/http/answers.ts';
import { Handles, Input } from '../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../platform/http/viewer.ts';
import { directory } from '../identity/index.ts';
import { Relate } from './relation.commands.ts';
import type { RelationCommand } from './relation.decider.ts';
import { RelationLists } from './relation.lists.ts';
import { Relations } from './relations.ts';

type OfMember = InputOf<typeof relations.follow>;

/** HTTP endpoints of follows and blocks. */
@Controller()
export class RelationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly relations: Relations,
    private readonly lists: RelationLists,
  ) {}

  @Handles(relations.follow)
  follow(@Input() { params }: OfMember, @CurrentViewer() viewer: MemberViewer) {
    return this.relate('follow', params.id, viewer);
  }

  @Handles(relations.unfollow)
  unfollow(@Input() { params }: OfMember, @CurrentViewer() viewer: MemberViewer) {
    return this.relate('unfollow', params.id, viewer);
  }

  @Handles(relations.block)
  block(@Input() { params }: OfMember, @CurrentViewer() viewer: MemberViewer) {
    return this.relate('block', params.id, viewer);
  }

  @Handles(relations.unblock)
  unblock(@Input() { params }: OfMember, @CurrentViewer() viewer: MemberViewer) {
    return this.relate('unblock', params.id, viewer);
  }

  @Handles(relations.listBlocked, [directory])
  blocked(@Input() { query }: InputOf<typeof relations.listBlocked>, @CurrentViewer() viewer: MemberViewer) {
    return this.lists.blocked(viewer, query);
  }

  @Handles(relations.listFollowers, [directory])
  followers(
    @Input() { params, query }: InputOf<typeof relations.listFollowers>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    return this.lists.followers(viewer, params.id, query);
  }

  @Handles(relations.listFollowing, [directory])
  following(
    @Input() { params, query }: InputOf<typeof relations.listFollowing>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    return this.lists.following(viewer, params.id, query);
  }

  private async relate(kind: RelationCommand['kind'], id: number, viewer: MemberViewer) {
    const { position } = await this.commands.execute(new Relate(kind, id, { viewer }));
    return new Committed(position, { data: { id, follow_status: await this.relations.statusOf(viewer, id) } });
  }
}
