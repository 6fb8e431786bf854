import { Injectable } from '@nestjs/common';
import { Kernel, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';

/** Finds the members who want notifications of a topic. */
@Injectable()
export class TopicFollowers {
  constructor(private readonly kernel: Kernel) {}

  async isTicket(topicId: number): Promise<boolean> {
    const ticket = await runOne(
      this.kernel.db.pool,
      sql`select 1 from community.topic where id = ${topicId} and ticket_status is not null`,
    );
    return ticket !== null;
  }

  /** The members who follow the topic, and those of `concerned` (its author, …) who have not muted it. */
  async of(topicId: number, concerned: readonly number[]): Promise<number[]> {
    const rows = await run<{ member_id: number; notifications: boolean | null }>(
      this.kernel.db.pool,
      sql`select member_id, notifications from community.topic_mark
          where topic_id = ${topicId} and (notifications or member_id = any(${concerned}::int[]))`,
    );
    const silent = new Set(rows.filter((row) => row.notifications === false).map((row) => row.member_id));
    const asked = rows.filter((row) => row.notifications).map((row) => row.member_id);
    return [...new Set([...concerned.filter((id) => !silent.has(id)), ...asked])];
  }
}
