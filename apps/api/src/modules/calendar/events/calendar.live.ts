import { Injectable } from '@nestjs/common';
import { channels } from '@lyceum/contracts/realtime';
import { Kernel, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Fanout } from '../../../platform/realtime/fanout.ts';

declare module '../../../platform/realtime/fanout.ts' {
  interface Signals {
    /** The set of members who may read the event may have changed. */
    'event-changed': { event_id: number };
  }
}

/** Notifies open screens. Callers notify after the commit, when the inline projections have written the rows. */
@Injectable()
export class CalendarLive {
  constructor(
    private readonly kernel: Kernel,
    private readonly fanout: Fanout,
  ) {}

  /** Signals clients to refetch their event lists. A secret event sends no signal. */
  listed(status: string): void {
    if (status !== 'secret') this.fanout.publish(channels.events, 'events-changed', {});
  }

  /** `statuses`: the event's status before and after the change. */
  changed(event_id: number, statuses: readonly string[], cancelled = false): void {
    this.fanout.signal({ kind: 'event-changed', event_id });
    this.fanout.publish(channels.event(event_id), 'event-changed', { event_id, cancelled });
    if (statuses.some((status) => status !== 'secret')) this.listed('public');
  }

  /** The member became an organiser or is no longer asked to organise. */
  async organisersChanged(event_id: number, status: string, member_id: number): Promise<void> {
    this.changed(event_id, [status]);
    await this.attended(event_id, [member_id]);
  }

  /**
   * The member's attendance changed. The server immediately rechecks what they may subscribe to, including the event's
   * board.
   */
  async attended(event_id: number, memberIds: readonly number[]): Promise<void> {
    for (const member_id of memberIds) {
      this.fanout.signal({ kind: 'rights-changed', member_id });
      this.fanout.publish(channels.messages(member_id), 'events-changed', {});
    }
    const seats = await runOne<{ members_count: number; waiting_count: number }>(
      this.kernel.db.pool,
      sql`select going as members_count, waiting as waiting_count from calendar.seats where event_id = ${event_id}`,
    );
    if (seats) this.fanout.publish(channels.event(event_id), 'attendance-changed', { event_id, ...seats });
  }
}
