import { createHash, randomBytes } from 'node:crypto';
import { type Queryable, Refusal, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { identityText } from '../identity.texts.ts';

/** The purpose of a token in a mail. */
export type TokenKind = 'verify-email' | 'reset-password' | 'change-email' | 'invitation';

const TOKEN_BYTES = 32;
const HOURS: Record<TokenKind, number> = {
  'verify-email': 72,
  'reset-password': 1,
  'change-email': 72,
  invitation: 14 * 24,
};
const KEPT_DAYS = 30;
const MOST_AT_ONCE = 100;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface Issued {
  kind: TokenKind;
  member_id: number;
  email: string;
  first_name: string;
  locale: 'nl' | 'en';
  token: string;
}

/**
 * Records the request for a token and returns its id. Inserts a row even if no such member exists, so that neither time
 * nor answer reveals it.
 */
export async function askForToken(
  db: Queryable,
  kind: TokenKind,
  memberId: number | null,
  email: string | null = null,
): Promise<number> {
  const row = await runOne<{ id: number }>(
    db,
    sql`insert into identity.token (kind, member_id, email) values (${kind}, ${memberId}, ${email}) returning id`,
  );
  return row!.id;
}

/**
 * Tokens that members requested within a day and that are not issued yet, oldest first. `graceSeconds` leaves time for
 * their jobs.
 */
export async function unissuedTokens(db: Queryable, graceSeconds: number): Promise<number[]> {
  const rows = await run<{ id: number }>(
    db,
    sql`select t.id from identity.token t join identity.credential c on c.member_id = t.member_id
        where t.token_hash is null and t.used_at is null and t.created_at > now() - interval '1 day'
          and t.created_at < now() - make_interval(secs => ${graceSeconds}::int)
        order by t.id limit ${MOST_AT_ONCE}::int`,
  );
  return rows.map(({ id }) => id);
}

/** Issues a requested token, once. The table stores only its hash. Null if it has no member, or was issued before. */
export async function issueToken(tx: Queryable, id: number): Promise<Issued | null> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const row = await runOne<Omit<Issued, 'token'> & Record<string, unknown>>(
    tx,
    sql`update identity.token t set token_hash = ${hashOf(token)}, email = coalesce(t.email, p.email),
          expires_at = now() + make_interval(hours => (${JSON.stringify(HOURS)}::jsonb ->> t.kind)::int)
        from identity.credential p join identity.member m on m.id = p.member_id
        where t.id = ${id} and t.token_hash is null and p.member_id = t.member_id
        returning t.kind, t.member_id, t.email, m.first_name, m.locale`,
  );
  return row && { ...row, token };
}

/**
 * Marks a token as used. The second of two concurrent uses waits here, and is then refused.
 * @throws {Refusal} `invalid` at `token` if it is used, expired or unknown.
 */
export async function useToken<K extends TokenKind>(
  tx: Queryable,
  kinds: readonly K[],
  token: string,
): Promise<{ kind: K; member_id: number; email: string }> {
  const row = await runOne<{ kind: K; member_id: number; email: string }>(
    tx,
    sql`update identity.token set used_at = now()
        where token_hash = ${hashOf(token)} and kind = any(${[...kinds]}::text[]) and used_at is null
          and expires_at > now()
        returning kind, member_id, email`,
  );
  if (!row) throw Refusal.invalid('token', identityText('link.used'));
  return row;
}

/** Invalidates tokens from before a change of password or address. */
export async function voidTokens(tx: Queryable, memberId: number, kinds: readonly TokenKind[]): Promise<void> {
  await run(
    tx,
    sql`update identity.token set used_at = now()
        where member_id = ${memberId} and kind = any(${[...kinds]}::text[]) and used_at is null`,
  );
}

/** Deletes old tokens, used or not. */
export async function forgetOldTokens(db: Queryable): Promise<void> {
  await run(db, sql`delete from identity.token where created_at < now() - make_interval(days => ${KEPT_DAYS}::int)`);
}
