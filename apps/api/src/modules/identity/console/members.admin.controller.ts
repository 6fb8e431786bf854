import { Controller, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { admin, type InputOf } from '@lyceum/contracts';
import { type Position, Refusal } from '@lyceum/kernel';
import type { FastifyReply } from 'fastify';
import { Committed } from '../../../platform/http/answers.ts';
import { listMeta } from '../../../platform/http/lists/lists.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer, type ViewedRequest } from '../../../platform/http/viewer.ts';
import { Access } from '../access/access.ts';
import { directory } from '../directory/directory.projection.ts';
import { Recovery } from '../account/recovery.ts';
import { Impersonation } from '../access/impersonation.ts';
import { MemberAdminQueries } from './member.admin.queries.ts';
import { AddMember, BanMember, ChangeRole, UnbanMember } from '../members/member.commands.ts';
import { SessionList } from '../access/session.list.ts';
import { identityText } from '../identity.texts.ts';

/** HTTP endpoints of the staff console: members, their roles, levels, bans and sessions. */
@Controller()
export class MembersAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly members: MemberAdminQueries,
    private readonly sessions: SessionList,
    private readonly access: Access,
    private readonly impersonation: Impersonation,
    private readonly recovery: Recovery,
  ) {}

  @Handles(admin.adminListMembers, [directory])
  async list(@Input() { query }: InputOf<typeof admin.adminListMembers>, @CurrentViewer() viewer: MemberViewer) {
    const { rows, total } = await this.members.page(query, viewer);
    return { data: rows, meta: listMeta(query.page, query.per_page, rows.length, total, null) };
  }

  @Handles(admin.adminShowMember, [directory])
  async show(@Input() { params }: InputOf<typeof admin.adminShowMember>, @CurrentViewer() viewer: MemberViewer) {
    return { data: await this.memberOrRefuse(params.id, viewer) };
  }

  @Handles(admin.addMember)
  async add(
    @Input() { body: { reason, ...input } }: InputOf<typeof admin.addMember>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { memberId, position } = await this.commands.execute(new AddMember(input, viewer, reason));
    return new Committed(position, { data: { id: memberId } });
  }

  @Handles(admin.changeRole)
  async changeRole(@Input() { params, body }: InputOf<typeof admin.changeRole>, @CurrentViewer() viewer: MemberViewer) {
    const { position } = await this.commands.execute(new ChangeRole(params.id, body.role, viewer, body.reason));
    return this.changed(params.id, position, viewer);
  }

  @Handles(admin.banMember)
  async ban(@Input() { params, body }: InputOf<typeof admin.banMember>, @CurrentViewer() viewer: MemberViewer) {
    const { position } = await this.commands.execute(new BanMember(params.id, body.until, viewer, body.reason));
    return this.changed(params.id, position, viewer);
  }

  @Handles(admin.unbanMember)
  async unban(@Input() { params, body }: InputOf<typeof admin.unbanMember>, @CurrentViewer() viewer: MemberViewer) {
    const { position } = await this.commands.execute(new UnbanMember(params.id, viewer, body.reason));
    return this.changed(params.id, position, viewer);
  }

  @Handles(admin.resendInvitation)
  async resendInvitation(
    @Input() { params, body: { reason } }: InputOf<typeof admin.resendInvitation>,
    @CurrentViewer() viewer: MemberViewer,
    @Req() { ip: address }: ViewedRequest,
  ) {
    const position = await this.recovery.sendFor(viewer, params.id, 'send-invitation', { reason, address });
    return this.changed(params.id, position, viewer);
  }

  @Handles(admin.sendPasswordMail)
  async sendPasswordMail(
    @Input() { params, body: { reason } }: InputOf<typeof admin.sendPasswordMail>,
    @CurrentViewer() viewer: MemberViewer,
    @Req() { ip: address }: ViewedRequest,
  ) {
    const position = await this.recovery.sendFor(viewer, params.id, 'send-password-mail', { reason, address });
    return this.changed(params.id, position, viewer);
  }

  @Handles(admin.adminListSessions)
  async sessionsOf(
    @Input() { params }: InputOf<typeof admin.adminListSessions>,
    @CurrentViewer() viewer: MemberViewer,
    @Req() request: ViewedRequest,
  ) {
    await this.memberOrRefuse(params.id, viewer);
    return { data: await this.sessions.of(params.id, request.sessionId) };
  }

  @Handles(admin.adminEndSession)
  async endSession(@Input() { params }: InputOf<typeof admin.adminEndSession>, @CurrentViewer() viewer: MemberViewer) {
    const ended = await this.sessions.end(params.id, params.session_id, viewer.id);
    if (!ended) throw new Refusal('missing', identityText('session.missing'));
    return { message: identityText('session.ended') };
  }

  @Handles(admin.adminEndSessions)
  async endSessions(
    @Input() { params }: InputOf<typeof admin.adminEndSessions>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    await this.memberOrRefuse(params.id, viewer);
    await this.access.endBy(viewer.id, params.id);
    return { message: identityText('member.signedOut') };
  }

  @Handles(admin.impersonate)
  async impersonate(
    @Input() { params, body }: InputOf<typeof admin.impersonate>,
    @CurrentViewer() viewer: MemberViewer,
    @Req() request: ViewedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.impersonation.start(viewer, params.id, body.reason, request, reply);
    return { message: identityText('impersonation.begun') };
  }

  private async changed(memberId: number, position: Position | null, viewer: MemberViewer) {
    return new Committed(position, { data: await this.memberOrRefuse(memberId, viewer) });
  }

  private async memberOrRefuse(id: number, viewer: MemberViewer): Promise<admin.AdminMember> {
    const member = await this.members.one(id, viewer);
    if (!member) throw new Refusal('missing', identityText('member.missing'));
    return member;
  }
}
