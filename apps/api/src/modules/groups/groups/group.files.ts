import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Queryable, Refusal, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { fileFacts, Media } from '../../media/index.ts';
import { groupsText } from '../groups.texts.ts';
import { GroupFactsOf } from '../rights/facts.ts';
import { FILES_OF_GROUP } from '../rights/groups.constants.ts';
import type { Made } from '../rights/given.ts';
import { canBring, canRead, canRemoveFile } from '../rights/policies.ts';
import { AddGroupFiles, RemoveGroupFile } from './group.commands.ts';
import { groupDecider, groupStream } from './group.decider.ts';
import { GroupsLive } from './groups.live.ts';

interface FileRow {
  file_id: number;
  member_id: number;
  [column: string]: unknown;
}

const filesOf = (tx: Queryable, groupId: number): Promise<FileRow[]> =>
  run<FileRow>(tx, sql`select file_id, member_id from groups.file where group_id = ${groupId} order by file_id`);

/** @throws {Refusal} `missing`, `forbidden`, `invalid`, or `conflict` for a closed group or too many files */
@CommandHandler(AddGroupFiles)
export class AddGroupFilesHandler implements ICommandHandler<AddGroupFiles> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: GroupFactsOf,
    private readonly media: Media,
    private readonly live: GroupsLive,
  ) {}

  /** Adds all files or none. Refuses an upload of another member or one that is in use elsewhere. */
  async execute({ groupId, uuids, given }: AddGroupFiles): Promise<Made> {
    const { viewer } = given;
    const { position, status } = await this.kernel.transaction(async (tx) => {
      const group = await this.facts.held(viewer, groupId, tx);
      if (group.closed) throw new Refusal('conflict', groupsText('group.closed'));
      if (!canBring(viewer, group)) throw new Refusal('forbidden', groupsText('group.inside'));
      const owner = { kind: FILES_OF_GROUP, id: groupId, isPublic: false };
      const attached = await this.media.attach(tx, viewer, [...new Set(uuids)], owner);
      const files = attached.map((file) => {
        const { id, ...facts } = fileFacts(file);
        return { added_by: viewer.id, file_id: id, ...facts };
      });
      const done = await this.kernel.execute({
        decider: groupDecider,
        stream: groupStream(groupId),
        ...{ meta: givenMeta(given), at: given.at, tx },
        prepare: () => ({ command: { kind: 'add-files' as const, files } }),
      });
      return { ...done, status: group.status };
    });
    if (position && !given.silent) this.live.changed(groupId, [status]);
    return { id: groupId, position };
  }
}

/** Members remove their own files. Owners and moderators remove any file. */
@CommandHandler(RemoveGroupFile)
export class RemoveGroupFileHandler implements ICommandHandler<RemoveGroupFile> {
  constructor(
    private readonly kernel: Kernel,
    private readonly facts: GroupFactsOf,
    private readonly media: Media,
    private readonly live: GroupsLive,
  ) {}

  /** @throws {Refusal} `missing` for an unknown or already removed file */
  async execute({ groupId, fileId, given }: RemoveGroupFile): Promise<Made> {
    const { viewer } = given;
    const { position, status } = await this.kernel.transaction(async (tx) => {
      const group = await this.facts.held(viewer, groupId, tx);
      const files = canRead(viewer, group) ? await filesOf(tx, groupId) : [];
      const file = files.find(({ file_id }) => file_id === fileId);
      if (!file) throw new Refusal('missing', groupsText('file.missing'));
      if (!canRemoveFile(viewer, group, file.member_id)) throw new Refusal('forbidden', groupsText('file.forbidden'));
      const kept = files.map(({ file_id }) => file_id).filter((id) => id !== fileId);
      await this.media.release(tx, { kind: FILES_OF_GROUP, id: groupId }, kept);
      const done = await this.kernel.execute({
        decider: groupDecider,
        stream: groupStream(groupId),
        ...{ meta: givenMeta(given), at: given.at, tx },
        prepare: () => ({ command: { kind: 'remove-files' as const, ids: [fileId] } }),
      });
      return { ...done, status: group.status };
    });
    if (position && !given.silent) this.live.changed(groupId, [status]);
    return { id: groupId, position };
  }
}
