import type { media } from '@lyceum/contracts';
import { isDocument } from '@lyceum/contracts/documents';
import { type Queryable, run, runOne } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';

export interface UploadRow {
  id: number;
  key: string;
  member_id: number;
  uuid: string;
  name: string;
  filetype: string;
  size: number;
  width: number | null;
  height: number | null;
  /**
   * File names below the key: `full.jpg`, `600.jpg`, `406.jpg`, `320.jpg`, `60.jpg`. Pictures from before a width was
   * added lack it.
   */
  variants: string[];
  stored_at: Date | null;
  owner_kind: string | null;
  owner_id: number | null;
  is_public: boolean;
  [column: string]: unknown;
}

/** The path of a variant, in the storage and below `/files/`. */
export const placeOf = (row: Pick<UploadRow, 'key'>, variant: string): string => `${row.key}/${variant}`;

/** The file of a variant, with any extension: `320` is `320.jpg` or `320.png`. */
export const variantOf = (row: Pick<UploadRow, 'variants'>, name: string): string | null =>
  row.variants.find((variant) => variant.startsWith(`${name}.`)) ?? null;

/** The address that always leads to the file for viewers who may see it. Others learn nothing from it. */
export const openingAddress = (id: number, variant: string): string => `/media/${id}/${variant}`;

/** Pictures from before these widths were added use the full variant. */
const LATER = ['600', '406'];

/** The direct, permanent address of a public file. Null if it has no such variant. */
export function publicAddress(row: UploadRow, variant: string): string | null {
  const file =
    variantOf(row, variant) ?? (LATER.includes(variant) && row.width !== null ? variantOf(row, 'full') : null);
  return file && `/files/${placeOf(row, file)}`;
}

/** The upload as its uploader sees it. */
export const asUpload = (row: UploadRow): media.Upload => ({
  ...shownFile(row),
  uuid: row.uuid,
  size: row.size,
});

/** The data of an attached file that events store, enough to show it. Only a picture has a width and a height. */
export interface FileFacts extends Pick<UploadRow, 'id' | 'name' | 'filetype' | 'width' | 'height'> {
  /** In bytes. Only for documents. */
  size?: number | undefined;
}

/** Picks the facts of a file, without other fields of the object. */
export const fileFacts = ({ id, name, filetype, width, height, size }: FileFacts): FileFacts => ({
  id,
  name,
  filetype,
  width,
  height,
  ...(size !== undefined && isDocument(filetype) && { size }),
});

/** A file as responses show it. The addresses check the viewer's rights. */
export const shownFile = ({ id, name, filetype, width, height, size }: FileFacts): Omit<media.Attachment, 'alt'> => ({
  id,
  source: openingAddress(id, 'full'),
  thumbnail: width === null ? null : openingAddress(id, '320'),
  name,
  filetype,
  width,
  height,
  ...(size !== undefined && isDocument(filetype) && { size }),
});

const COLUMNS = sql`id, key, member_id, uuid, name, filetype, size, width, height, variants, stored_at, owner_kind, owner_id, is_public`;

const living = (db: Queryable, where: Sql): Promise<UploadRow | null> =>
  runOne(db, sql`select ${COLUMNS} from media.upload where removed_at is null and ${where}`);

/** The upload with this id, unless it is removed. */
export const byId = (db: Queryable, id: number): Promise<UploadRow | null> => living(db, sql`id = ${id}`);

/** The upload with this storage key, unless it is removed. */
export const byKey = (db: Queryable, key: string): Promise<UploadRow | null> => living(db, sql`key = ${key}`);

/** The member's upload with this uuid, unless it is removed. */
export const ownByUuid = (db: Queryable, memberId: number, uuid: string): Promise<UploadRow | null> =>
  living(db, sql`member_id = ${memberId} and uuid = ${uuid}::uuid`);

/**
 * Inserts the member's row for this uuid, or reuses the row of an interrupted attempt. Null if that upload is complete.
 */
export const begin = (
  db: Queryable,
  row: Omit<UploadRow, 'id' | 'stored_at' | 'owner_kind' | 'owner_id' | 'is_public'>,
) =>
  runOne<UploadRow>(
    db,
    sql`insert into media.upload (key, member_id, uuid, name, filetype, size, width, height, variants)
        values (${row.key}, ${row.member_id}, ${row.uuid}::uuid, ${row.name}, ${row.filetype}, ${row.size}, ${row.width},
                ${row.height}, ${row.variants})
        on conflict (member_id, uuid) where removed_at is null do update set
          name = excluded.name, filetype = excluded.filetype, size = excluded.size, width = excluded.width,
          height = excluded.height, variants = excluded.variants
        where upload.stored_at is null
        returning ${COLUMNS}`,
  );

/** Marks an upload as completely stored. */
export const markStored = (db: Queryable, id: number): Promise<unknown> =>
  run(db, sql`update media.upload set stored_at = coalesce(stored_at, now()) where id = ${id}`);

/** The total size of a member's files, in bytes. */
export async function storedBytes(db: Queryable, memberId: number): Promise<number> {
  const row = await runOne<{ bytes: string }>(
    db,
    sql`select coalesce(sum(size), 0) as bytes from media.upload where member_id = ${memberId} and removed_at is null`,
  );
  return Number(row!.bytes);
}
