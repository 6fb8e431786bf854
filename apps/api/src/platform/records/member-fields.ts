import { Injectable } from '@nestjs/common';
import type { members } from '@lyceum/contracts';
import sql, { join, type Sql } from 'sql-template-tag';
import type { Viewer } from '../http/viewer.ts';

/** What a profile shows besides what identity knows: each field is given by the module that knows it. */
type Field = Exclude<keyof members.MemberSeen, keyof members.Member>;
/** An expression for the member with this id: a profile is one statement. */
type Ask = (viewer: Viewer, member: Sql) => Sql;

@Injectable()
export class MemberFields {
  private readonly given = new Set<Field>();
  private readonly objects: Ask[] = [];

  /** One field, by its value. */
  give(field: Field, ask: Ask): void {
    this.giveAll([field], (viewer, member) => sql`jsonb_build_object(${field}::text, ${ask(viewer, member)})`);
  }

  /** Several that are found together, by a JSON object that holds them. */
  giveAll(fields: readonly Field[], ask: Ask): void {
    for (const field of fields) {
      if (this.given.has(field)) throw new Error(`the field ${field} of members is given twice`);
      this.given.add(field);
    }
    this.objects.push(ask);
  }

  /** All of them as a JSON object. */
  of(viewer: Viewer, member: Sql): Sql {
    return join([sql`'{}'::jsonb`, ...this.objects.map((ask) => ask(viewer, member))], ' || ');
  }
}
