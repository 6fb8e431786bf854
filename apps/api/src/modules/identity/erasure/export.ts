import { Injectable } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import { MemberRecords } from '../../../platform/records/member-records.ts';
import { memberStream } from '../members/member.decider.ts';

/** Everything that is kept of a member: what they have done, from the events themselves, and what each module has registered. */
@Injectable()
export class Export {
  constructor(
    private readonly kernel: Kernel,
    private readonly records: MemberRecords,
  ) {}

  async of(memberId: number) {
    const events = await this.kernel.store.readBy(this.kernel.db.pool, memberId, memberStream(memberId));
    const kept = await Promise.all(
      this.records.all.map(async ({ name, take }) => [name, await take(memberId)] as const),
    );
    return {
      kept: Object.fromEntries(kept),
      events: events.map(({ id, stream, type, data, occurredAt }) => ({
        id,
        stream,
        type,
        data,
        occurred_at: occurredAt.toISOString(),
      })),
    };
  }
}
