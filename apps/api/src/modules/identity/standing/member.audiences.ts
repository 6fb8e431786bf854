import { Injectable, type OnModuleInit } from '@nestjs/common';
import { identity } from '@lyceum/contracts';
import sql, { join } from 'sql-template-tag';
import { Audiences } from '../../../platform/audiences/audiences.ts';
import { tokensOfViewer } from '../../../platform/audiences/tokens.ts';
import { guest } from '../../../platform/http/viewer.ts';
import { HELD_LEVELS } from './standing.sql.ts';
import { endedLevels } from './there.sql.ts';

/** The tokens that the member of the row `m` holds by their role. */
const BY_ROLE = sql`case m.role ${join(
  identity.role.options.map((role) => sql`when ${role} then ${tokensOfViewer({ ...guest('role'), role })}::text[]`),
  ' ',
)} end`;

/** Grants the tokens that members hold: for the current viewer, and for any member within a statement. */
@Injectable()
export class MemberAudiences implements OnModuleInit {
  constructor(private readonly audiences: Audiences) {}

  onModuleInit(): void {
    this.audiences.grants('identity', tokensOfViewer);
    this.audiences.memberships('identity', endedLevels);
    this.audiences.knowsHolders(
      // Evaluates the id outside the scope of `m`, because it may be a column of the caller's own `m`.
      (memberId, tokens) => sql`exists (
        select 1 from (select ${memberId} as id) asked join identity.member m on m.id = asked.id where ${tokens}::text[] && (
          ${BY_ROLE} || ('owner:' || m.id) || array(select 'level:' || level from unnest(${HELD_LEVELS}) level)
          || ${this.audiences.placesOf(sql`m.id`)}))`,
    );
  }
}
