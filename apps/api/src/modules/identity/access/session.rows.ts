import { createHash, randomBytes } from 'node:crypto';
import { type Queryable, run } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';

const TOKEN_BYTES = 32;

export const newSessionToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface EndedSession {
  id: number;
  member_id: number;
}

/**
 * Ends the sessions `s` of which `which` is true, and with each what hangs from it: the impersonations that were begun in
 * it, or the administrator's own session that waits behind an impersonation and that no other browser holds.
 */
export const endSessions = (db: Queryable, which: Sql): Promise<EndedSession[]> =>
  run<{ id: number; member_id: number }>(
    db,
    sql`with named as (select s.id, s.opened_from from identity.session s where ${which})
        delete from identity.session s using named n
        where s.id = n.id or s.opened_from = n.id or s.id = n.opened_from
        returning s.id, s.member_id`,
  );

/** Whether the session `s` is the member's doing: their own, somebody's who acts as them, or theirs as somebody else. */
export const isOf = (memberId: number): Sql => sql`${memberId}::int in (s.member_id, s.impersonator_id)`;
