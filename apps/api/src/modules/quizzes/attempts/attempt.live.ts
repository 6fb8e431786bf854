import { Injectable } from '@nestjs/common';
import { channels } from '@lyceum/contracts/realtime';
import { Fanout } from '../../../platform/realtime/fanout.ts';

/**
 * Notifies the member's open screens of their attempt. Sends ids only, because the rows are written with the events.
 */
@Injectable()
export class AttemptLive {
  constructor(private readonly fanout: Fanout) {}

  changed({ quiz_id, attempt_id, member_id }: { quiz_id: number; attempt_id: number; member_id: number }): void {
    this.fanout.publish(channels.messages(member_id), 'attempt-changed', { quiz_id, attempt_id });
  }
}
