import { Injectable, type OnModuleInit } from '@nestjs/common';
import { identity } from '@lyceum/contracts';
import sql, { join } from 'sql-template-tag';
import { Audiences } from '../../../platform/audiences/audiences.ts';
import { tokensOfViewer } from '../../../platform/audiences/tokens.ts';
import { guest } from '../../../platform/http/viewer.ts';
import { HELD_LEVELS } from './standing.sql.ts';
import { endedLevels } from './there.sql.ts';

/** Of the row `m`: what its member holds by their role. */
const BY_ROLE = sql`case m.role ${join(
  identity.role.options.map((role) => sql`when ${role} then ${tokensOfViewer({ ...guest('role'), role })}::text[]`),
  ' ',
)} end`;

/** Says which tokens a member holds by who they are: of whoever asks, and of any member within a statement. */
@Injectable()
export class MemberAudiences implements OnModuleInit {
  constructor(private readonly audiences: Audiences) {}

  onModuleInit(): void {
    this.audiences.grants('identity', tokensOfViewer);
    this.audiences.memberships('identity', endedLevels);
    this.audiences.knowsHolders(
      // The id is read outside of where `m` begins: it may be a column of the caller's own `m`.
      (memberId, tokens) => sql`exists (
        select 1 from (select ${memberId} as id) asked join identity.member m on m.id = asked.id where ${tokens}::text[] && (
          ${BY_ROLE} || ('owner:' || m.id) || array(select 'level:' || level from unnest(${HELD_LEVELS}) level)
          || ${this.audiences.placesOf(sql`m.id`)}))`,
    );
  }
}
