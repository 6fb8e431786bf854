import { Injectable } from '@nestjs/common';
import type { Queryable } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { MemberViewer } from '../../../platform/http/viewer.ts';

interface Answers {
  mayMakeEvents(viewer: MemberViewer, groupId: number): Promise<boolean>;
  /** Ids of the group's members. */
  members(groupId: number, db: Queryable): Promise<number[]>;
  /** SQL condition: whether the member is in the group. Both arguments are SQL expressions for ids. */
  holds(groupId: Sql, memberId: Sql): Sql;
}

/**
 * Registry for group membership and the right to create events in a group. The groups module provides the answers.
 * Without a provider no member has these rights (docs/adr/0049).
 */
@Injectable()
export class EventGroups {
  private answers: Answers | null = null;

  answeredBy(answers: Answers): void {
    if (this.answers) throw new Error('who makes events in groups is answered twice');
    this.answers = answers;
  }

  mayMakeEvents(viewer: MemberViewer, groupId: number): Promise<boolean> {
    return this.answers ? this.answers.mayMakeEvents(viewer, groupId) : Promise.resolve(false);
  }

  members(groupId: number, db: Queryable): Promise<number[]> {
    return this.answers ? this.answers.members(groupId, db) : Promise.resolve([]);
  }

  holds(groupId: Sql, memberId: Sql): Sql {
    return this.answers ? this.answers.holds(groupId, memberId) : sql`false`;
  }
}
