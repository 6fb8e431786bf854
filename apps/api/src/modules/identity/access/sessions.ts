import { Inject, Injectable } from '@nestjs/common';
import type { identity } from '@lyceum/contracts';
import { Kernel, run, runOne } from '@lyceum/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import sql, { type Sql } from 'sql-template-tag';
import { type Config, CONFIG } from '../../../platform/config.ts';
import { Audiences } from '../../../platform/audiences/audiences.ts';
import { guest, type Viewer } from '../../../platform/http/viewer.ts';
import { Access } from './access.ts';
import { endSessions, hashOf, newSessionToken } from './session.rows.ts';
import { HELD_LEVELS, IS_BANNED } from '../standing/standing.sql.ts';

const HOUR_S = 60 * 60;
const SHORT_HOURS = 24;
const REMEMBERED_HOURS = 60 * 24;
const AGENT_LENGTH = 300;

interface Found {
  id: number;
  member_id: number;
  role: identity.Role;
  locale: identity.Locale;
  levels: number[];
  places: string[];
  impersonator_id: number | null;
}

export interface Seen {
  viewer: Viewer;
  /** The member's language. */
  locale: identity.Locale | null;
  token: string | null;
  sessionId: number | null;
}

interface Opening {
  memberId: number;
  /** The session outlives the browser. */
  remember?: boolean;
  /** When the proved password was set. If it has changed since then, no session opens. */
  passwordOf?: string | null;
}

/** The user agent and IP address of a request, for lists of sessions. */
export const originOf = (request: FastifyRequest): { agent: string; address: string } => ({
  agent: request.headers['user-agent']?.slice(0, AGENT_LENGTH) ?? '',
  address: request.ip,
});

/**
 * The valid sessions. A banned member has none, regardless of rows. An impersonation is invalid if its administrator no
 * longer is one, or if the member has become one.
 */
const liveSession = (places: Sql): Sql => sql`
  select s.id, m.id as member_id, m.role, m.locale, s.impersonator_id, s.last_seen_at < now() - interval '1 minute' as stale,
    ${HELD_LEVELS} as levels, ${places} as places
  from identity.session s join identity.member m on m.id = s.member_id
  where s.expires_at > now() and not ${IS_BANNED}
    and (s.impersonator_id is null or (m.role <> 'admin' and exists (
      select 1 from (select * from identity.member where id = s.impersonator_id) m
      where m.role = 'admin' and not ${IS_BANNED})))`;

/**
 * Sessions live on the server. The cookie holds a random token and the table only its hash, so that a copy of the table
 * opens no session.
 */
@Injectable()
export class Sessions {
  private readonly cookie: string;

  constructor(
    private readonly kernel: Kernel,
    private readonly access: Access,
    private readonly audiences: Audiences,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.cookie = config.https ? '__Host-lyceum' : 'lyceum_session';
  }

  /**
   * The viewer of a request with their levels and memberships, in one statement. Writes the last-seen time once a
   * minute.
   */
  async viewerOf(request: FastifyRequest): Promise<Seen> {
    const token = request.cookies[this.cookie];
    const row = token ? await this.find(hashOf(token), request.ip) : null;
    const correlationId = request.id;
    if (!token || !row) return { viewer: guest(correlationId), locale: null, token: null, sessionId: null };
    const { id, member_id, role, locale, levels, places, impersonator_id } = row;
    return {
      viewer: { id: member_id, role, levels, places, impersonatorId: impersonator_id, correlationId },
      locale,
      token,
      sessionId: id,
    };
  }

  /** The viewers of the sessions with their current rights, without sessions that have ended. */
  async viewersOf(sessionIds: readonly number[]): Promise<Map<number, Viewer>> {
    if (sessionIds.length === 0) return new Map();
    const rows = await run<Found & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`${this.live()} and s.id = any (${sessionIds}::int[])`,
    );
    return new Map(
      rows.map(({ id, member_id, role, levels, places, impersonator_id }) => [
        id,
        { id: member_id, role, levels, places, impersonatorId: impersonator_id, correlationId: `session-${id}` },
      ]),
    );
  }

  /**
   * Opens a session and ends that of the request, so that the token always changes. Returns false, and opens none, if
   * the proved password is no longer the member's.
   */
  async open(request: FastifyRequest, reply: FastifyReply, opening: Opening): Promise<boolean> {
    await this.end(request.cookies[this.cookie]);
    const token = newSessionToken();
    const remember = opening.remember ?? false;
    const hours = remember ? REMEMBERED_HOURS : SHORT_HOURS;
    const { agent, address } = originOf(request);
    const { memberId, passwordOf } = opening;
    const stillHolds = passwordOf === undefined ? sql`true` : sql`changed_at::text is not distinct from ${passwordOf}`;
    // An update and not only a read. A concurrent change of the password finds this session, or this statement finds
    // the change.
    const opened = await runOne(
      this.kernel.db.pool,
      sql`with account as (
            update identity.credential set changed_at = changed_at where member_id = ${memberId} and ${stillHolds}
            returning member_id
          )
          insert into identity.session (token_hash, member_id, expires_at, user_agent, address, remembered)
          select ${hashOf(token)}::bytea, member_id, now() + make_interval(hours => ${hours}::int), ${agent}, ${address},
                 ${remember}::boolean
          from account returning id`,
    );
    if (opened) this.give(reply, token, remember ? REMEMBERED_HOURS * HOUR_S : null);
    return opened !== null;
  }

  /** Whether the request's session outlives the browser. */
  async isRemembered(request: FastifyRequest): Promise<boolean> {
    const token = request.cookies[this.cookie];
    if (!token) return false;
    const row = await runOne<{ remembered: boolean }>(
      this.kernel.db.pool,
      sql`select remembered from identity.session where token_hash = ${hashOf(token)}`,
    );
    return row?.remembered ?? false;
  }

  async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.end(request.cookies[this.cookie]);
    this.takeBack(reply);
  }

  /** Sets the session cookie. `seconds` is its lifetime. With null, it lasts until the browser closes. */
  give(reply: FastifyReply, token: string, seconds: number | null): void {
    void reply.setCookie(this.cookie, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.https,
      ...(seconds !== null && { maxAge: seconds }),
    });
  }

  takeBack(reply: FastifyReply): void {
    void reply.clearCookie(this.cookie, { path: '/', secure: this.config.https });
  }

  private async end(token: string | undefined): Promise<void> {
    if (!token) return;
    this.access.tellOf(await endSessions(this.kernel.db.pool, sql`s.token_hash = ${hashOf(token)}`));
  }

  /** Not a constant, because modules register the sources of memberships at start-up. */
  private live(): Sql {
    return liveSession(this.audiences.placesOf(sql`m.id`));
  }

  private async find(tokenHash: Buffer, address: string): Promise<Found | null> {
    const found = await runOne<Found & { stale: boolean } & Record<string, unknown>>(
      this.kernel.db.lookups,
      sql`${this.live()} and s.token_hash = ${tokenHash}`,
    );
    // A separate statement costs a round trip once a minute. As part of every lookup, it cost half the time of each.
    if (found?.stale) {
      await run(
        this.kernel.db.pool,
        sql`update identity.session set last_seen_at = now(), address = ${address} where token_hash = ${tokenHash}`,
      );
    }
    return found;
  }
}
