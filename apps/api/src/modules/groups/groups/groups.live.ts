import { Injectable } from '@nestjs/common';
import { channels } from '@lyceum/contracts/realtime';
import { Fanout } from '../../../platform/realtime/fanout.ts';

declare module '../../../platform/realtime/fanout.ts' {
  interface Signals {
    /** The set of members who may know of the group may have changed. */
    'group-changed': { group_id: number };
  }
}

/** Notifies open screens. Callers notify after the commit, when the inline projections have written the rows. */
@Injectable()
export class GroupsLive {
  constructor(private readonly fanout: Fanout) {}

  /** Signals clients to refetch their group lists. A secret group sends no signal. */
  listed(status: string): void {
    if (status !== 'secret') this.fanout.publish(channels.groups, 'groups-changed', {});
  }

  /** `statuses`: the group's status before and after the change. */
  changed(group_id: number, statuses: readonly string[]): void {
    this.fanout.signal({ kind: 'group-changed', group_id });
    this.fanout.publish(channels.group(group_id), 'group-changed', { group_id });
    if (statuses.some((status) => status !== 'secret')) this.listed('public');
  }

  /**
   * A membership changed. The server immediately rechecks what these members may subscribe to, including the group's
   * board.
   */
  moved(group_id: number, memberIds: readonly number[]): void {
    for (const member_id of memberIds) {
      this.fanout.signal({ kind: 'rights-changed', member_id });
      this.fanout.publish(channels.messages(member_id), 'groups-changed', {});
    }
    if (memberIds.length > 0) this.fanout.publish(channels.group(group_id), 'group-changed', { group_id });
  }
}
