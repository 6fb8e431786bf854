import { Injectable } from '@nestjs/common';
import { Kernel, Refusal } from '@lyceum/kernel';
import { isAtLeast, type MemberViewer } from '../../../platform/http/viewer.ts';
import { MemberStatus } from '../../identity/index.ts';
import { Relations } from '../../relations/index.ts';
import { calendarText } from '../calendar.texts.ts';
import { EventGroups } from '../rights/groups.ts';

/** Checks which members a viewer may ask to organise an event (docs/adr/0049). */
@Injectable()
export class Organisers {
  constructor(
    private readonly kernel: Kernel,
    private readonly members: MemberStatus,
    private readonly relations: Relations,
    private readonly groups: EventGroups,
  ) {}

  /**
   * Accepts active members without a block relation to the viewer. A group event also requires membership of its group.
   * Only staff can name staff. All refusals are the same, so that they do not reveal a block.
   * @throws {Refusal} `invalid`
   */
  async mustBeNameable(viewer: MemberViewer, ids: readonly number[], groupId: number | null): Promise<void> {
    if (ids.length === 0) return;
    const [active, blocked, staff, group] = await Promise.all([
      this.members.letIn(ids),
      this.relations.blockedBetween(viewer.id, ids),
      isAtLeast(viewer, 'moderator') ? new Set<number>() : this.members.staffAmong(ids),
      groupId === null ? null : this.groups.members(groupId, this.kernel.db.pool),
    ]);
    const may = (id: number) => active.has(id) && !blocked.has(id) && !staff.has(id) && (group?.includes(id) ?? true);
    if (!ids.every(may)) throw Refusal.invalid('organiser_ids', calendarText('event.organiser'));
  }
}
