import { Injectable } from '@nestjs/common';
import { channels } from '@lyceum/contracts/realtime';
import { Kernel, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Fanout } from '../../../platform/realtime/fanout.ts';

declare module '../../../platform/realtime/fanout.ts' {
  interface Signals {
    /** Who may read it may be others now. */
    'event-changed': { event_id: number };
  }
}

/** Tells open screens, once the rows are there: they are written with the events themselves. */
@Injectable()
export class CalendarLive {
  constructor(
    private readonly kernel: Kernel,
    private readonly fanout: Fanout,
  ) {}

  /** Those who may know of it have one more in their lists, or another one; of a secret event nobody is told by a list. */
  listed(status: string): void {
    if (status !== 'secret') this.fanout.publish(channels.events, 'events-changed', {});
  }

  /** `statuses`: before and after. */
  changed(event_id: number, statuses: readonly string[], cancelled = false): void {
    this.fanout.signal({ kind: 'event-changed', event_id });
    this.fanout.publish(channels.event(event_id), 'event-changed', { event_id, cancelled });
    if (statuses.some((status) => status !== 'secret')) this.listed('public');
  }

  /** Somebody organises it now, or is not asked any more. */
  async organisersChanged(event_id: number, status: string, member_id: number): Promise<void> {
    this.changed(event_id, [status]);
    await this.attended(event_id, [member_id]);
  }

  /** A member has come or gone: what they may hear is asked for anew, at once, on the event's board, too. */
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
