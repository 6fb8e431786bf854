import { Injectable } from '@nestjs/common';
import { Kernel, subjectOf } from '@lyceum/kernel';
import { MemberRecords } from '../../../platform/records/member-records.ts';

/**
 * Everything that is kept of a member: what they have done and what others have recorded about them, from the events
 * themselves, and what each module has registered (docs/adr/0040).
 */
@Injectable()
export class Export {
  constructor(
    private readonly kernel: Kernel,
    private readonly records: MemberRecords,
  ) {}

  async of(memberId: number) {
    const { concerns, types, db } = this.kernel;
    const subject = subjectOf(memberId);
    const events = await concerns.of(db.pool, subject);
    const kept = await Promise.all(
      this.records.all.map(async ({ name, take }) => [name, await take(memberId)] as const),
    );
    return {
      kept: Object.fromEntries(kept),
      events: events.map((event) => ({
        id: event.id,
        type: event.type,
        // Who it was is told of nobody else.
        by_you: event.meta.actor_id === memberId,
        data: types.toldTo(subject, event),
        occurred_at: event.occurredAt.toISOString(),
      })),
    };
  }
}
