import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { groupFiles, type InputOf } from '@lyceum/contracts';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { GroupQueries } from '../reading/group.queries.ts';
import { missing } from '../rights/facts.ts';
import type { Made } from '../rights/given.ts';
import { AddGroupFiles, RemoveGroupFile } from './group.commands.ts';

/** HTTP operations for the files of a group (part 3 §3, `uploads`). */
@Controller()
export class GroupFilesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly groups: GroupQueries,
  ) {}

  @Handles(groupFiles.addGroupFiles)
  async add(
    @Input() { params, body }: InputOf<typeof groupFiles.addGroupFiles>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    return this.answered(
      viewer,
      await this.commands.execute(new AddGroupFiles(params.id, body.upload_uuids, { viewer })),
    );
  }

  @Handles(groupFiles.removeGroupFile)
  async remove(@Input() { params }: InputOf<typeof groupFiles.removeGroupFile>, @CurrentViewer() viewer: MemberViewer) {
    return this.answered(
      viewer,
      await this.commands.execute(new RemoveGroupFile(params.id, params.file_id, { viewer })),
    );
  }

  private async answered(viewer: MemberViewer, { id, position }: Made) {
    const group = await this.groups.one(viewer, { id });
    if (!group) throw missing();
    return new Committed(position, { data: group });
  }
}
