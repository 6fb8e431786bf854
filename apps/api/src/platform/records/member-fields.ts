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
  private readonly known: Ask[] = [];
  private readonly counted: Ask[] = [];

  /** One field, by its value. */
  give(field: Field, ask: Ask): void {
    this.take([field]);
    this.known.push((viewer, member) => sql`jsonb_build_object(${field}::text, ${ask(viewer, member)})`);
  }

  /** Several that are counted together, by a JSON object that holds them: for whoever looks at a profile. */
  count(fields: readonly Field[], ask: Ask): void {
    this.take(fields);
    this.counted.push(ask);
  }

  /** All of them as a JSON object. */
  of(viewer: Viewer, member: Sql): Sql {
    return objects([...this.known, ...this.counted], viewer, member);
  }

  /** Those that are not counted: who one is comes with every page, and a count of years of writing would be waited for there. */
  ofOneself(viewer: Viewer, member: Sql): Sql {
    return objects(this.known, viewer, member);
  }

  private take(fields: readonly Field[]): void {
    for (const field of fields) {
      if (this.given.has(field)) throw new Error(`the field ${field} of members is given twice`);
      this.given.add(field);
    }
  }
}

const objects = (asks: readonly Ask[], viewer: Viewer, member: Sql): Sql =>
  join([sql`'{}'::jsonb`, ...asks.map((ask) => ask(viewer, member))], ' || ');
