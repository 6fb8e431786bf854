import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type InputOf, members } from '@lyceum/contracts';
import { Refusal } from '@lyceum/kernel';
import { Committed } from '../../../platform/http/answers.ts';
import { listMeta } from '../../../platform/http/lists/lists.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer, type Viewer } from '../../../platform/http/viewer.ts';
import { directory } from '../directory/directory.projection.ts';
import { ChangeProfile } from './member.commands.ts';
import { MemberQueries } from './member.queries.ts';
import { Mentions } from './mentions.ts';
import { identityText } from '../identity.texts.ts';

/** HTTP endpoints of members, and of the member's own profile. */
@Controller()
export class MembersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly members: MemberQueries,
    private readonly mentions: Mentions,
  ) {}

  @Handles(members.listUsers, [directory])
  async list(@Input() { query }: InputOf<typeof members.listUsers>) {
    const { rows, total } = await this.members.list(query);
    return { data: rows, meta: listMeta(query.page, query.per_page, rows.length, total, null) };
  }

  @Handles(members.showUser, [directory])
  async show(@Input() { params }: InputOf<typeof members.showUser>, @CurrentViewer() viewer: Viewer) {
    return seen(await this.members.seenById(params.id, viewer));
  }

  @Handles(members.listUsernames)
  async usernames(@Input() { query }: InputOf<typeof members.listUsernames>) {
    return { data: await this.mentions.namesOf(query.ids) };
  }

  @Handles(members.profileByUsername, [directory])
  async byUsername(@Input() { params }: InputOf<typeof members.profileByUsername>, @CurrentViewer() viewer: Viewer) {
    return seen(await this.members.seenByUsername(params.username, viewer));
  }

  @Handles(members.changeProfile)
  change(@Input() { body }: InputOf<typeof members.changeProfile>, @CurrentViewer() viewer: MemberViewer) {
    return this.changed(body, viewer);
  }

  @Handles(members.changeAccount)
  account(@Input() { body }: InputOf<typeof members.changeAccount>, @CurrentViewer() viewer: MemberViewer) {
    return this.changed(body, viewer, true);
  }

  private async changed(input: ChangeProfile['input'], viewer: MemberViewer, onboards = false) {
    const { position } = await this.commands.execute(new ChangeProfile(input, viewer, {}, onboards));
    return new Committed(position, { data: await this.members.profile(viewer.id, false) });
  }
}

function seen(member: members.MemberSeen | null) {
  if (member === null) throw new Refusal('missing', identityText('member.missing'));
  return { data: member };
}
