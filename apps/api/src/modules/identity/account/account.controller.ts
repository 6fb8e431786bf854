import { Controller, Req, Res } from '@nestjs/common';
import { account, type InputOf } from '@lyceum/contracts';
import { Refusal } from '@lyceum/kernel';
import type { FastifyReply } from 'fastify';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer, metaOf, type ViewedRequest } from '../../../platform/http/viewer.ts';
import { Access } from '../access/access.ts';
import { Credentials } from './credentials.ts';
import { Proof } from './proof.ts';
import { SessionList } from '../access/session.list.ts';
import { Sessions } from '../access/sessions.ts';
import { identityText } from '../identity.texts.ts';
import { refused } from '../../../platform/http/refused.ts';

/** A deployment serves one community (decisions 20). */
const TENANT_HEADER = 'tenant-id';
const TENANT = '1';

/** HTTP endpoints of the member's password and sessions. */
@Controller()
export class AccountController {
  constructor(
    private readonly credentials: Credentials,
    private readonly proof: Proof,
    private readonly sessions: Sessions,
    private readonly sessionList: SessionList,
    private readonly access: Access,
  ) {}

  @Handles(account.changePassword)
  async changePassword(
    @Input() { body }: InputOf<typeof account.changePassword>,
    @CurrentViewer() viewer: MemberViewer,
    @Req() request: ViewedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const tenant = request.headers[TENANT_HEADER];
    if (tenant !== undefined && tenant !== TENANT) throw refused(400, identityText('community.missing'));
    if (!account.passwordsMatch(body)) throw Refusal.invalid('password_confirmation', account.PASSWORD_MISMATCH);
    await this.proof.wanted(viewer, body.current_password, request);
    const remember = await this.sessions.isRemembered(request);
    const position = await this.credentials.change({
      member: async () => viewer.id,
      password: body.password,
      by: 'member',
      meta: () => metaOf(viewer),
    });
    await this.sessions.open(request, reply, { memberId: viewer.id, remember });
    return new Committed(position, { message: identityText('password.changed') });
  }

  @Handles(account.listSessions)
  async list(@CurrentViewer() viewer: MemberViewer, @Req() request: ViewedRequest) {
    return { data: await this.sessionList.of(viewer.id, request.sessionId) };
  }

  @Handles(account.endSession)
  async end(@Input() { params }: InputOf<typeof account.endSession>, @CurrentViewer() viewer: MemberViewer) {
    if (!(await this.sessionList.end(viewer.id, params.id)))
      throw new Refusal('missing', identityText('session.missing'));
    return { message: identityText('session.ended') };
  }

  @Handles(account.endOtherSessions)
  async endOthers(@CurrentViewer() viewer: MemberViewer, @Req() request: ViewedRequest) {
    await this.access.endNow(viewer.id, request.sessionId);
    return { message: identityText('session.othersEnded') };
  }
}
