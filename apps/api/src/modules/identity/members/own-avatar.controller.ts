import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type InputOf, members } from '@lyceum/contracts';
import type { FastifyRequest } from 'fastify';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { takePicture, Uploads } from '../../media/index.ts';
import { ChangeAvatar } from './member.commands.ts';
import { MemberQueries } from './member.queries.ts';

/** HTTP endpoints of the member's own avatar. */
@Controller()
export class OwnAvatarController {
  constructor(
    private readonly commands: CommandBus,
    private readonly members: MemberQueries,
    private readonly uploads: Uploads,
  ) {}

  /** Accepts the picture itself, as the specification prints it (part 3 §7), or the uuid of an upload. */
  @Handles(members.changeAvatar)
  async change(
    @Input() { body }: InputOf<typeof members.changeAvatar>,
    @Req() request: FastifyRequest,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    if (!request.isMultipart()) return this.become(body.upload_uuid, viewer);
    const { uuid } = await takePicture(this.uploads, request, 'avatar', viewer);
    return this.become(uuid, viewer);
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
