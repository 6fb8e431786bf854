import { Injectable } from '@nestjs/common';
import type { members } from '@lyceum/contracts';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Viewer } from '../http/viewer.ts';

/** What a profile shows besides what identity knows: each field is given by the module that knows it. */
type Given = Omit<members.MemberSeen, keyof members.Member>;
/** Its value for the member with this id, as an expression: a profile is one statement. */
type Ask = (viewer: Viewer, member: Sql) => Sql;

@Injectable()
export class MemberFields {
  private readonly given = new Map<keyof Given, Ask>();

  give(field: keyof Given, ask: Ask): void {
    if (this.given.has(field)) throw new Error(`the field ${field} of members is given twice`);
    this.given.set(field, ask);
  }

  /** All of them as a JSON object. */
  of(viewer: Viewer, member: Sql): Sql {
    const fields = [...this.given].map(
      ([field, ask]) => sql`jsonb_build_object(${field}::text, ${ask(viewer, member)})`,
    );
    return join([sql`'{}'::jsonb`, ...fields], ' || ');
  }
}
