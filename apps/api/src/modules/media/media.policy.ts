import { Injectable } from '@nestjs/common';
import { guest, type Viewer } from '../../platform/http/viewer.ts';
import type { UploadRow } from './upload.rows.ts';

/** Whether the viewer may see what a file belongs to. Asked of the module that owns that. */
export type MayRead = (viewer: Viewer, ownerId: number) => Promise<boolean>;

/** Who may see a file: everybody a public one, the uploader an unused one, and else whoever its owner's module lets. */
@Injectable()
export class MediaPolicy {
  private readonly owners = new Map<string, MayRead>();

  /** Called once by the module that files of this kind of owner belong to. */
  register(ownerKind: string, mayRead: MayRead): void {
    this.owners.set(ownerKind, mayRead);
  }

  async mayRead(viewer: Viewer, row: UploadRow): Promise<boolean> {
    if (!row.stored_at) return false;
    if (row.is_public) return true;
    if (row.owner_kind === null) return viewer.id === row.member_id;
    return this.askOwner(viewer, row);
  }

  /** Whether everybody may, at this moment: asked of the owner's module too, so that no change of an audience is missed. */
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
