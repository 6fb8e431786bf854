import { Injectable } from '@nestjs/common';
import { Kernel, Refusal } from '@lyceum/kernel';
import type { FastifyReply } from 'fastify';
import { type MemberViewer, metaOf, type ViewedRequest } from '../../http/viewer.ts';
import { memberDecider, memberStream } from './member.decider.ts';
import { MemberQueries } from './member.queries.ts';
import { Sessions } from './sessions.ts';

/** An administrator sees the community as a member does; what they may not do there, the access guard knows (decisions 24). */
@Injectable()
export class Impersonation {
  constructor(
    private readonly kernel: Kernel,
    private readonly members: MemberQueries,
    private readonly sessions: Sessions,
  ) {}

  async start(
    viewer: MemberViewer,
    memberId: number,
    reason: string | undefined,
    request: ViewedRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const member = await this.members.byId(memberId);
    if (member?.banned) throw new Refusal('conflict', 'This member is suspended.');
    await this.kernel.execute({
      decider: memberDecider,
      stream: memberStream(memberId),
      meta: metaOf(viewer, reason),
      prepare: () => ({ command: { kind: 'start-impersonating' as const, by: viewer.id } }),
    });
    await this.sessions.open(request, reply, { memberId, impersonatorId: viewer.id });
  }

  async stop(viewer: MemberViewer, request: ViewedRequest, reply: FastifyReply): Promise<void> {
    const administratorId = viewer.impersonatorId;
    if (administratorId === null) throw new Refusal('conflict', 'Nobody is being impersonated.');
    await this.kernel.execute({
      decider: memberDecider,
      stream: memberStream(viewer.id),
      meta: metaOf(viewer),
      prepare: () => ({ command: { kind: 'stop-impersonating' as const, by: administratorId } }),
    });
    await this.sessions.open(request, reply, { memberId: administratorId });
  }
}
