import { createHash, randomBytes } from 'node:crypto';
import { type Queryable, run } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';

const TOKEN_BYTES = 32;

/** A random token for the session cookie. */
export const newSessionToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
/** The hash of a token, as the table stores it. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface EndedSession {
  id: number;
  member_id: number;
}

/**
 * Ends the sessions `s` that match `which`, and the sessions linked to them. Those are impersonations started from
 * them, and an administrator's session that waits behind an impersonation.
 */
export const endSessions = (db: Queryable, which: Sql): Promise<EndedSession[]> =>
  run<{ id: number; member_id: number }>(
    db,
    sql`with named as (select s.id, s.opened_from from identity.session s where ${which})
        delete from identity.session s using named n
        where s.id = n.id or s.opened_from = n.id or s.id = n.opened_from
        returning s.id, s.member_id`,
  );

/** Whether the session `s` concerns the member: their own, an impersonation of them, or one by them. */
export const isOf = (memberId: number): Sql => sql`${memberId}::int in (s.member_id, s.impersonator_id)`;
