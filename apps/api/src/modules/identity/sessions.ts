import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { identity } from '@lyceum/contracts';
import { Kernel, run, runOne } from '@lyceum/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import { type Config, CONFIG } from '../../config.ts';
import { guest, type Viewer } from '../../http/viewer.ts';

const TOKEN_BYTES = 32;
const DAY_S = 24 * 60 * 60;
const SHORT_DAYS = 1;
const REMEMBERED_DAYS = 60;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * Sessions live on the server; the cookie holds a random token of which only the hash is stored, so that a copy of the
 * table opens nothing.
 */
@Injectable()
export class Sessions {
  private readonly cookie: string;

  constructor(
    private readonly kernel: Kernel,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.cookie = config.https ? '__Host-lyceum' : 'lyceum_session';
  }

  /** Who is asking, in one statement. Last seen is written at most once a minute. */
  async viewerOf(request: FastifyRequest): Promise<{ viewer: Viewer; token: string | null }> {
    const token = request.cookies[this.cookie];
    const row = token ? await this.find(hashOf(token)) : null;
    const correlationId = request.id;
    if (!token || !row) return { viewer: guest(correlationId), token: null };
    return {
      viewer: { id: row.member_id, role: row.role, levels: [], impersonatorId: null, correlationId },
      token,
    };
  }

  /** Opens a session and ends the one that the request came with: the token is never the same before and after a login. */
  async open(request: FastifyRequest, reply: FastifyReply, memberId: number, remember: boolean): Promise<void> {
    await this.end(request.cookies[this.cookie]);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const days = remember ? REMEMBERED_DAYS : SHORT_DAYS;
    const agent = request.headers['user-agent']?.slice(0, 300) ?? '';
    await run(
      this.kernel.db.pool,
      sql`insert into identity.session (token_hash, member_id, expires_at, user_agent)
          values (${hashOf(token)}, ${memberId}, now() + make_interval(days => ${days}::int), ${agent})`,
    );
    void reply.setCookie(this.cookie, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.https,
      ...(remember && { maxAge: REMEMBERED_DAYS * DAY_S }),
    });
  }

  async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.end(request.cookies[this.cookie]);
    void reply.clearCookie(this.cookie, { path: '/', secure: this.config.https });
  }

  private async end(token: string | undefined): Promise<void> {
    if (token) await run(this.kernel.db.pool, sql`delete from identity.session where token_hash = ${hashOf(token)}`);
  }

  private find(tokenHash: Buffer): Promise<{ member_id: number; role: identity.Role } | null> {
    return runOne(
      this.kernel.db.pool,
      sql`with seen as (
            update identity.session set last_seen_at = now()
            where token_hash = ${tokenHash} and last_seen_at < now() - interval '1 minute'
          )
          select m.id as member_id, m.role from identity.session s join identity.member m on m.id = s.member_id
          where s.token_hash = ${tokenHash} and s.expires_at > now()`,
    );
  }
}
