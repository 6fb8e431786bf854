import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type InputOf, members } from '@lyceum/contracts';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { ChangeAvatar } from './member.commands.ts';
import { MemberQueries } from './member.queries.ts';

/** The member's own picture. */
@Controller()
export class OwnAvatarController {
  constructor(
    private readonly commands: CommandBus,
    private readonly members: MemberQueries,
  ) {}

  @Handles(members.changeAvatar)
  change(@Input() { body }: InputOf<typeof members.changeAvatar>, @CurrentViewer() viewer: MemberViewer) {
    return this.become(body.upload_uuid, viewer);
  }

  @Handles(members.resetAvatar)
  reset(@CurrentViewer() viewer: MemberViewer) {
    return this.become(null, viewer);
  }

  private async become(uploadUuid: string | null, viewer: MemberViewer) {
    const { position } = await this.commands.execute(new ChangeAvatar(uploadUuid, viewer));
    return new Committed(position, { data: await this.members.profile(viewer.id, false) });
  }
}
