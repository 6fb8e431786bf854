import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type identity, tokens } from '@lyceum/contracts';
import { Kernel, type Queryable, Refusal, run, runOne } from '@lyceum/kernel';
import type { FastifyRequest } from 'fastify';
import sql, { type Sql } from 'sql-template-tag';
import type { z } from 'zod';
import { Audiences } from '../../../platform/audiences/audiences.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { Outbox } from '../../../platform/mail/outbox.ts';
import { Fanout } from '../../../platform/realtime/fanout.ts';
import { AccountMail } from '../account/account.mail.ts';
import { HELD_LEVELS, IS_BANNED } from '../standing/standing.sql.ts';
import { identityText } from '../identity.texts.ts';
import { platformText } from '../../../platform/texts/platform.texts.ts';
import { refused } from '../../../platform/http/refused.ts';

const TOKEN_BYTES = 32;
/** Shows people, and scanners for leaked secrets, where a token comes from. */
const PREFIX = 'lyceum_';
const BEARER = /^Bearer\s+(\S{1,200})$/i;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const COLUMNS: Sql = sql`id, name, scopes, created_at, last_used_at, expires_at`;
type Row = Record<'created_at' | 'expires_at', Date> & {
  id: number;
  name: string;
  scopes: tokens.TokenScope[];
  last_used_at: Date | null;
};
const told = (row: Row): tokens.ApiToken => ({
  ...row,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});

interface Found {
  id: number;
  member_id: number;
  role: identity.Role;
  locale: identity.Locale;
  levels: number[];
  places: string[];
  scopes: tokens.TokenScope[];
}

type Wanted = Pick<z.output<typeof tokens.createToken.body>, 'name' | 'scopes' | 'expires_in_days'>;

interface Borne {
  id: number;
  viewer: Viewer;
  locale: identity.Locale;
  scopes: tokens.TokenScope[];
}

const liveToken = (places: Sql): Sql => sql`
  select t.id, m.id as member_id, m.role, m.locale, t.scopes,
    ${HELD_LEVELS} as levels, ${places} as places
  from identity.api_token t join identity.member m on m.id = t.member_id
  where t.expires_at > now() and not ${IS_BANNED}`;

/** Without the scope `staff`, a token of staff has the rights of an ordinary member. */
const viewerIn = ({ member_id, role, levels, places, scopes }: Found, correlationId: string): Viewer => ({
  id: member_id,
  role: scopes.includes('staff') ? role : 'member',
  levels,
  places,
  impersonatorId: null,
  correlationId,
});

/**
 * An update and not only a read. A concurrent revocation of all access finds the token, or this statement finds no
 * session. Answers 401 without a session.
 */
async function holdSession(tx: Queryable, sessionId: number): Promise<void> {
  const held = await runOne(
    tx,
    sql`update identity.session set last_seen_at = now() where id = ${sessionId} returning id`,
  );
  if (!held) throw refused(401, platformText('who.login'));
}

/**
 * API tokens for programs of members. The table stores their hashes, as for sessions. Every use reads the member's
 * current rights.
 */
@Injectable()
export class ApiTokens {
  constructor(
    private readonly kernel: Kernel,
    private readonly fanout: Fanout,
    private readonly mail: AccountMail,
    private readonly outbox: Outbox,
    private readonly audiences: Audiences,
  ) {}

  /** The member of the request's token, and its scopes. Null without a token. Answers 401 if the token is invalid. */
  async viewerOf(request: FastifyRequest): Promise<Borne | null> {
    const header = request.headers.authorization;
    if (header === undefined) return null;
    const token = BEARER.exec(header)?.[1];
    const row = token ? await this.find(hashOf(token)) : null;
    if (!row) throw refused(401, identityText('token.invalid'));
    return { id: row.id, viewer: viewerIn(row, request.id), locale: row.locale, scopes: row.scopes };
  }

  /** The current viewers of the tokens. Ended tokens, and tokens without the scope `read`, are left out. */
  async viewersOf(ids: readonly number[]): Promise<Map<number, Viewer>> {
    if (ids.length === 0) return new Map();
    const rows = await run<Found & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`${this.live()} and t.id = any (${ids}::int[]) and 'read' = any (t.scopes)`,
    );
    return new Map(rows.map((row) => [row.id, viewerIn(row, `token-${row.id}`)]));
  }

  async list(memberId: number): Promise<tokens.ApiToken[]> {
    const rows = await run<Row>(
      this.kernel.db.pool,
      sql`select ${COLUMNS} from identity.api_token where member_id = ${memberId} and expires_at > now() order by id`,
    );
    return rows.map(told);
  }

  /**
   * Creates a token and returns it this one time. A mail notifies the member. Answers 401 if the session has ended.
   * @throws {Refusal} `conflict` at the limit per member.
   */
  async create(memberId: number, sessionId: number, { name, scopes, expires_in_days: days }: Wanted) {
    const token = PREFIX + randomBytes(TOKEN_BYTES).toString('base64url');
    const { row, letter } = await this.kernel.db.transaction(async (tx) => {
      // Two concurrent requests would both count nineteen. The lock on the member's row makes one wait.
      await run(tx, sql`select 1 from identity.member where id = ${memberId} for update`);
      await holdSession(tx, sessionId);
      const row = await runOne<Row>(
        tx,
        sql`insert into identity.api_token (member_id, name, scopes, token_hash, expires_at)
          select ${memberId}::int, ${name}, ${[...new Set(scopes)]}::text[], ${hashOf(token)}::bytea,
                 now() + make_interval(days => ${days}::int)
          where (select count(*) from identity.api_token where member_id = ${memberId} and expires_at > now())
                < ${tokens.TOKEN_LIMITS.perMember}::int
          returning ${COLUMNS}`,
      );
      return { row, letter: row && (await this.mail.tellOfToken(tx, memberId, row.id)) };
    });
    if (!row) throw new Refusal('conflict', identityText('token.many', { most: tokens.TOKEN_LIMITS.perMember }));
    await this.outbox.deliverSoon(letter);
    return { ...told(row), token };
  }

  async revoke(memberId: number, id: number): Promise<boolean> {
    const ended = await runOne(
      this.kernel.db.pool,
      sql`delete from identity.api_token where id = ${id} and member_id = ${memberId} returning id`,
    );
    if (ended) this.fanout.signal({ kind: 'rights-changed', member_id: memberId });
    return ended !== null;
  }

  private live(): Sql {
    return liveToken(this.audiences.placesOf(sql`m.id`));
  }

  private find(tokenHash: Buffer) {
    return runOne<Found & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`with used as (
            update identity.api_token set last_used_at = now()
            where token_hash = ${tokenHash} and (last_used_at is null or last_used_at < now() - interval '1 minute')
          )
          ${this.live()} and t.token_hash = ${tokenHash}`,
    );
  }
}
