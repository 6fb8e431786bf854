import { Injectable } from '@nestjs/common';
import type { Sql } from 'sql-template-tag';

/** What a module keeps of members in tables that no projection fills. */
export interface KeptOfMembers {
  /** As it is called in what a member takes along. */
  name: string;
  /** `schema.table` of each. */
  tables: readonly string[];
  /** What of it is theirs to read: statements whose rows are read page by page, one statement after the other. */
  take(memberId: number): readonly Sql[];
  /** May be asked for more than once. */
  erase(memberId: number): Promise<unknown>;
}

/**
 * All that is kept of members besides the events and what is projected from them. Each module registers its own: a table with a
 * member's id that nobody has registered fails a test (promise 42).
 */
@Injectable()
export class MemberRecords {
  private readonly registered = new Map<string, KeptOfMembers>();

  keep(kept: KeptOfMembers): void {
    if (this.registered.has(kept.name)) throw new Error(`${kept.name} of members is registered twice`);
    this.registered.set(kept.name, kept);
  }

  get all(): readonly KeptOfMembers[] {
    return [...this.registered.values()];
  }
}
