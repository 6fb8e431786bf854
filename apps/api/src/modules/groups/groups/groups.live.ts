import { Injectable } from '@nestjs/common';
import { channels } from '@lyceum/contracts/realtime';
import { Fanout } from '../../../platform/realtime/fanout.ts';

declare module '../../../platform/realtime/fanout.ts' {
  interface Signals {
    /** Who may know of it may be others now. */
    'group-changed': { group_id: number };
  }
}

/** Tells open screens, once the rows are there: they are written with the events themselves. */
@Injectable()
export class GroupsLive {
  constructor(private readonly fanout: Fanout) {}

  /** Of a secret group nobody is told by a list. */
  listed(status: string): void {
    if (status !== 'secret') this.fanout.publish(channels.groups, 'groups-changed', {});
  }

  /** `statuses`: before and after. */
  changed(group_id: number, statuses: readonly string[]): void {
    this.fanout.signal({ kind: 'group-changed', group_id });
    this.fanout.publish(channels.group(group_id), 'group-changed', { group_id });
    if (statuses.some((status) => status !== 'secret')) this.listed('public');
  }

  /** A member has come or gone: what they may hear is asked for anew, at once, on the group's board, too. */
  moved(group_id: number, memberIds: readonly number[]): void {
    for (const member_id of memberIds) {
      this.fanout.signal({ kind: 'rights-changed', member_id });
      this.fanout.publish(channels.messages(member_id), 'groups-changed', {});
    }
    if (memberIds.length > 0) this.fanout.publish(channels.group(group_id), 'group-changed', { group_id });
  }
}
