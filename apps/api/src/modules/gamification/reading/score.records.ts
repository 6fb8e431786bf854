import { Injectable, type OnModuleInit } from '@nestjs/common';
import sql from 'sql-template-tag';
import { MemberRecords } from '../../../platform/records/member-records.ts';

/**
 * Exports a member's scores from the rows, because no event contains them. The ledger itself deletes the rows of former
 * members.
 */
@Injectable()
export class ScoreRecords implements OnModuleInit {
  constructor(private readonly records: MemberRecords) {}

  onModuleInit(): void {
    const erase = () => Promise.resolve();
    this.records.keep({
      ...{ name: 'points', tables: [], erase },
      take: (id) => [
        sql`select kind as deed, points, rules_version, at from gamification.entry
              where member_id = ${id} order by at, kind, thing`,
      ],
    });
    this.records.keep({
      ...{ name: 'trophies', tables: [], erase },
      take: (id) => [
        sql`select t.details ->> 'title' as title, e.earned_at, e.granted
              from gamification.earned e join gamification.trophy t on t.id = e.trophy_id
              where e.member_id = ${id} and not e.revoked order by e.earned_at, t.id`,
      ],
    });
  }
}
