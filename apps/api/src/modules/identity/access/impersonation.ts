import { Injectable } from '@nestjs/common';
import { Kernel, type Queryable, Refusal, run, runOne } from '@lyceum/kernel';
import type { FastifyReply } from 'fastify';
import sql from 'sql-template-tag';
import { type MemberViewer, metaOf, type ViewedRequest } from '../../../platform/http/viewer.ts';
import { Access } from './access.ts';
import { memberDecider, memberStream } from '../members/member.decider.ts';
import { MemberQueries } from '../members/member.queries.ts';
import { requireStaff } from '../standing/staff.ts';
import { hashOf, newSessionToken } from './session.rows.ts';
import { originOf, Sessions } from './sessions.ts';
import { identityText } from '../identity.texts.ts';
import { platformText } from '../../../platform/texts/platform.texts.ts';
import { refused } from '../../../platform/http/refused.ts';

/** Impersonation is for a short look, not for a day of work. */
const HOURS = 1;

/**
 * Lets an administrator see the community as a member does. The access guard limits their actions (decisions 24). Their
 * own session waits, and no token opens it until they stop. When either session ends, the other ends with it (promise
 * 48).
 */
@Injectable()
export class Impersonation {
  constructor(
    private readonly kernel: Kernel,
    private readonly members: MemberQueries,
    private readonly sessions: Sessions,
    private readonly access: Access,
  ) {}

  async start(
    viewer: MemberViewer,
    memberId: number,
    reason: string | undefined,
    request: ViewedRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const member = await this.members.byId(memberId);
    if (member?.banned) throw new Refusal('conflict', identityText('login.suspended'));
    const token = newSessionToken();
    await this.kernel.transaction(async (tx) => {
      await this.kernel.execute({
        decider: memberDecider,
        stream: memberStream(memberId),
        meta: metaOf(viewer, reason),
        prepare: async () => {
          await requireStaff(tx, viewer.id, 'admin');
          return { command: { kind: 'start-impersonating' as const, by: viewer.id } };
        },
        tx,
      });
      await this.open(tx, viewer, memberId, token, request);
    });
    this.sessions.give(reply, token, null);
    // The sockets reconnect with the identity that the browser has now.
    this.access.tellOf([{ id: request.sessionId!, member_id: viewer.id }]);
  }

  /**
   * Ends the impersonation and returns to the administrator's session. Answers 409 without an impersonation, and 401 if
   * the administrator's session has ended.
   */
  async stop(viewer: MemberViewer, request: ViewedRequest, reply: FastifyReply): Promise<void> {
    const administratorId = viewer.impersonatorId;
    if (administratorId === null) throw new Refusal('conflict', identityText('impersonation.nobody'));
    const token = newSessionToken();
    const own = await this.kernel.transaction(async (tx) => {
      await this.kernel.execute({
        decider: memberDecider,
        stream: memberStream(viewer.id),
        meta: metaOf(viewer),
        prepare: () => ({ command: { kind: 'stop-impersonating' as const, by: administratorId } }),
        tx,
      });
      return this.giveBack(tx, request.sessionId!, token);
    });
    this.access.tellOf([{ id: request.sessionId!, member_id: viewer.id }]);
    if (!own) {
      this.sessions.takeBack(reply);
      throw refused(401, platformText('who.login'));
    }
    this.sessions.give(reply, token, own.remembered ? own.seconds : null);
  }

  /** Checks the token of the request: the second of two concurrent attempts finds it changed. */
  private async open(tx: Queryable, viewer: MemberViewer, memberId: number, token: string, request: ViewedRequest) {
    const { agent, address } = originOf(request);
    const opened = await runOne(
      tx,
      sql`with own as (
            update identity.session set token_hash = ${hashOf(newSessionToken())}
            where id = ${request.sessionId} and token_hash = ${hashOf(request.sessionToken ?? '')}
            returning id, expires_at
          )
          insert into identity.session
            (token_hash, member_id, expires_at, user_agent, address, impersonator_id, opened_from)
          select ${hashOf(token)}::bytea, ${memberId}::int, least(expires_at, now() + make_interval(hours => ${HOURS}::int)),
                 ${agent}, ${address}, ${viewer.id}::int, id
          from own returning id`,
    );
    if (!opened) throw new Refusal('conflict', identityText('login.changed'));
  }

  private async giveBack(tx: Queryable, sessionId: number, token: string) {
    const [ended] = await run<{ opened_from: number }>(
      tx,
      sql`delete from identity.session where id = ${sessionId} returning opened_from`,
    );
    if (!ended) throw new Refusal('conflict', identityText('impersonation.nobody'));
    return runOne<{ remembered: boolean; seconds: number }>(
      tx,
      sql`update identity.session set token_hash = ${hashOf(token)}, last_seen_at = now()
          where id = ${ended.opened_from} and expires_at > now()
          returning remembered, extract(epoch from expires_at - now())::int as seconds`,
    );
  }
}
