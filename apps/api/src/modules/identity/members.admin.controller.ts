import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { admin, type InputOf } from '@lyceum/contracts';
import { Kernel, Refusal } from '@lyceum/kernel';
import { Committed } from '../../http/answers.ts';
import { listMeta } from '../../http/lists.ts';
import { Handles, Input } from '../../http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../http/viewer.ts';
import { ChangeRole } from './member.handlers.ts';
import { MemberQueries } from './member.queries.ts';

const DIRECTORY = ['directory'];
const WAIT_MS = 500;

@Controller()
export class MembersAdminController {
  constructor(
    private readonly commands: CommandBus,
    private readonly members: MemberQueries,
    private readonly kernel: Kernel,
  ) {}

  @Handles(admin.adminListMembers, DIRECTORY)
  async list(@Input() { query }: InputOf<typeof admin.adminListMembers>) {
    const { members, total } = await this.members.adminPage(query);
    return { data: members, meta: listMeta(query.page, query.per_page, members.length, total, null) };
  }

  @Handles(admin.adminShowMember, DIRECTORY)
  async show(@Input() { params }: InputOf<typeof admin.adminShowMember>) {
    return { data: await this.memberOrRefuse(params.id) };
  }

  @Handles(admin.changeRole)
  async changeRole(@Input() { params, body }: InputOf<typeof admin.changeRole>, @CurrentViewer() viewer: MemberViewer) {
    const { position } = await this.commands.execute(new ChangeRole(params.id, body.role, viewer, body.reason));
    if (position) await this.kernel.dispatcher.caughtUp(DIRECTORY, position, WAIT_MS);
    return new Committed(position, { data: await this.memberOrRefuse(params.id) });
  }

  private async memberOrRefuse(id: number): Promise<unknown> {
    const member = await this.members.adminMember(id);
    if (!member) throw new Refusal('missing', 'There is no such member.');
    return member;
  }
}
