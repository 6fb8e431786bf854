import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Kernel, type Queryable, Refusal, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberViewer } from '../../platform/http/viewer.ts';
import { MemberRecords } from '../../platform/records/member-records.ts';
import { MediaJobs } from './media.jobs.ts';
import { type MayRead, MediaPolicy } from './media.policy.ts';
import { type FileFacts, fileFacts, publicAddress, type UploadRow } from './upload.rows.ts';
import { mediaText } from './media.texts.ts';

export interface Owner {
  /** A registered kind: `topic`, `comment`, `member`. */
  kind: string;
  id: number;
  /** Whether everyone may always see the file. Otherwise, the owner's module decides at each request. */
  isPublic: boolean;
}

/**
 * An attached file. `address` is the direct address of a public file, 320 pixels wide, for pictures that appear
 * everywhere.
 */
export type Attached = FileFacts & { address: string | null };

/**
 * Lets other modules attach uploads to their records, release them, and decide who may see them. Call it inside the
 * transaction that appends the owner's event.
 */
@Injectable()
export class Media implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly policy: MediaPolicy,
    private readonly jobs: MediaJobs,
    private readonly records: MemberRecords,
  ) {}

  onModuleInit(): void {
    this.records.keep({
      name: 'uploads',
      tables: ['media.upload'],
      take: (id) => [
        sql`select uuid, name, filetype, size, created_at, owner_kind as used_in, owner_id as used_in_id from media.upload
              where member_id = ${id} order by id`,
      ],
      erase: (id) => this.forget(id),
    });
  }

  /**
   * Registers who may see the files of this kind of owner. A file that guests may see is public for as long as they
   * may.
   */
  ownedBy(kind: string, mayRead: MayRead): void {
    this.policy.register(kind, mayRead);
  }

  /**
   * Attaches the viewer's uploads to the owner, in the given order. An upload belongs to one record forever.
   * @throws {Refusal} `invalid`, as for a missing file, for an upload of another member or one in use elsewhere.
   */
  async attach(tx: Queryable, viewer: MemberViewer, uuids: readonly string[], owner: Owner): Promise<Attached[]> {
    if (uuids.length === 0) return [];
    const rows = await run<UploadRow>(
      tx,
      sql`update media.upload set owner_kind = ${owner.kind}, owner_id = ${owner.id}, is_public = ${owner.isPublic}
          where member_id = ${viewer.id} and uuid = any (${uuids}::uuid[]) and removed_at is null and stored_at is not null
            and (owner_kind is null or (owner_kind = ${owner.kind} and owner_id = ${owner.id}))
          returning *`,
    );
    const found = new Map(rows.map((row) => [row.uuid, row]));
    return uuids.map((uuid) => {
      const row = found.get(uuid.toLowerCase());
      if (!row) throw Refusal.invalid('upload_uuids', mediaText('file.gone'));
      return { ...fileFacts(row), address: publicAddress(row, '320') };
    });
  }

  /** Releases the owner's files, except `kept`. The next clean-up removes them. */
  async release(tx: Queryable, owner: Pick<Owner, 'kind' | 'id'>, kept: readonly number[] = []): Promise<void> {
    await run(
      tx,
      sql`update media.upload set removed_at = now() where owner_kind = ${owner.kind} and owner_id = ${owner.id}
            and removed_at is null and id <> all (${kept}::int[])`,
    );
  }

  /**
   * Removes all uploads of a member before it returns.
   * @throws {Error} if a file cannot be removed.
   */
  private async forget(memberId: number): Promise<void> {
    await run(
      this.kernel.db.pool,
      sql`update media.upload set removed_at = coalesce(removed_at, now()) where member_id = ${memberId}`,
    );
    await this.jobs.cleanUp();
    const left = await run(this.kernel.db.pool, sql`select 1 from media.upload where member_id = ${memberId}`);
    if (left.length > 0) throw new Error(`${left.length} files of member ${memberId} could not be removed`);
  }
}
