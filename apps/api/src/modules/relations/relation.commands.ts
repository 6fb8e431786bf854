import { Command } from '@nestjs/cqrs';
import type { Position } from '@lyceum/kernel';
import type { MemberViewer } from '../../platform/http/viewer.ts';
import type { RelationCommand } from './relation.decider.ts';

/** Follows, unfollows, blocks or unblocks a member. `at` and `silent` are for seeding. */
export class Relate extends Command<{ position: Position | null }> {
  constructor(
    readonly kind: RelationCommand['kind'],
    readonly memberId: number,
    readonly given: { viewer: MemberViewer; at?: Date; silent?: true },
  ) {
    super();
  }
}
