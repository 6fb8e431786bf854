import { Injectable } from '@nestjs/common';
import { guest, type Viewer } from '../../platform/http/viewer.ts';
import type { UploadRow } from './upload.rows.ts';

/** Whether the viewer may see the owner of a file. The module of that owner decides. */
export type MayRead = (viewer: Viewer, ownerId: number) => Promise<boolean>;

/**
 * Decides who may see a file. Everyone sees a public one, and only its uploader an unused one. For other files, the
 * module of the owner decides.
 */
@Injectable()
export class MediaPolicy {
  private readonly owners = new Map<string, MayRead>();

  /** Registers the module that decides for this kind of owner. Called once per kind. */
  register(ownerKind: string, mayRead: MayRead): void {
    this.owners.set(ownerKind, mayRead);
  }

  async mayRead(viewer: Viewer, row: UploadRow): Promise<boolean> {
    if (!row.stored_at) return false;
    if (row.is_public) return true;
    if (row.owner_kind === null) return viewer.id === row.member_id;
    return this.askOwner(viewer, row);
  }

  /**
   * Whether everyone may see the file now. This also asks the owner's module, so that a change of an audience takes
   * effect.
   */
  async isPublic(row: UploadRow): Promise<boolean> {
    if (!row.stored_at) return false;
    return row.is_public || (await this.askOwner(guest(''), row));
  }

  private async askOwner(viewer: Viewer, row: UploadRow): Promise<boolean> {
    if (row.owner_kind === null) return false;
    const ask = this.owners.get(row.owner_kind);
    return ask !== undefined && row.owner_id !== null && ask(viewer, row.owner_id);
  }
}
