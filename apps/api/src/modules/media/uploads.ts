import { randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { media } from '@lyceum/contracts';
import { Kernel, Refusal, run, runOne } from '@lyceum/kernel';
import type { Logger } from 'pino';
import sql from 'sql-template-tag';
import type { MemberViewer } from '../../platform/http/viewer.ts';
import { LOGGER } from '../../platform/observability/logger.ts';
import { refused } from '../../platform/http/refused.ts';
import { type FileKind, kindOf, TYPE_OF_EXTENSION } from './file-kinds.ts';
import type { Text } from '../../platform/texts/texts.ts';
import type { ImageFault } from './images/image.limits.ts';
import { ImageWorker } from './images/image-worker.ts';
import type { DocumentFault } from './documents/document-kind.ts';
import { ScannerUnavailable, VIRUS_SCANNER, type VirusScanner } from './scanning/virus-scanner.ts';
import { type Storage, STORAGE } from './storage/storage.ts';
import { asUpload, begin, byId, markStored, ownByUuid, placeOf, storedBytes, type UploadRow } from './upload.rows.ts';
import { mediaText } from './media.texts.ts';

/** For each fault, the problem with a picture and a remedy. */
const PICTURE_FAULTS: Record<ImageFault, Text> = {
  damaged: mediaText('upload.damaged'),
  pixels: mediaText('upload.pixels'),
  frames: mediaText('upload.frames'),
};
const DOCUMENT_FAULTS: Record<DocumentFault, Text> = {
  damaged: mediaText('upload.damaged'),
  macros: mediaText('upload.macros'),
  protected: mediaText('upload.protected'),
};
const UNAVAILABLE = 503;
const NO_ROOM = mediaText('upload.room');
/** The limit of all files of a member together. */
export const QUOTA_BYTES = 512 * 1024 ** 2;
const KEY_BYTES = 24;
/** The first key of the advisory lock that serialises a member's uploads. */
const QUOTA_LOCK = 7_001;

interface Given {
  bytes: Buffer;
  name: string;
  uuid?: string | undefined;
  /** The form field of a picture. Refusals refer to this field. */
  picture?: string;
}

interface Made {
  width: number | null;
  height: number | null;
  variants: { name: string; bytes: Uint8Array }[];
}

/** Accepts uploads: it recognises the type, converts and stores the file, and removes it later. */
@Injectable()
export class Uploads {
  constructor(
    private readonly kernel: Kernel,
    private readonly images: ImageWorker,
    @Inject(STORAGE) private readonly storage: Storage,
    @Inject(VIRUS_SCANNER) private readonly scanner: VirusScanner,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Stores an upload. The same uuid of the same member is the same upload, even if it is sent again.
   * @throws {Refusal} `invalid` at the field if the file is not acceptable.
   */
  async take(viewer: MemberViewer, { bytes, name, uuid = randomUUID(), picture }: Given): Promise<media.Upload> {
    const known = await ownByUuid(this.kernel.db.pool, viewer.id, uuid);
    if (known?.stored_at) return asUpload(known);
    const kind = await kindOf(bytes);
    const field = picture ?? 'file';
    if (bytes.length === 0) throw Refusal.invalid(field, mediaText('upload.empty'));
    if (picture !== undefined && kind?.kind !== 'image') throw Refusal.invalid(field, mediaText('upload.picture'));
    if (!kind) throw Refusal.invalid(field, mediaText('upload.kind'));
    if (kind.fault) throw Refusal.invalid(field, DOCUMENT_FAULTS[kind.fault]);
    if (kind.kind === 'document') await this.mustBeClean(bytes, field);
    const made = await this.make(bytes, kind);
    if (typeof made === 'string') throw Refusal.invalid(field, PICTURE_FAULTS[made]);
    const row = await this.reserve(viewer, made, name, uuid);
    if (row.stored_at) return asUpload(row);
    // The row comes first, so that the clean-up finds and removes a file that was stored but never marked
    // (media.jobs.ts).
    for (const variant of made.variants) {
      const type = TYPE_OF_EXTENSION[variant.name.split('.')[1]!]!;
      await this.storage.put(placeOf(row, variant.name), Buffer.from(variant.bytes), type);
    }
    await markStored(this.kernel.db.pool, row.id);
    return asUpload(row);
  }

  /**
   * Removes an unused upload of the viewer. Uploads of other members count as missing.
   * @throws {Refusal} `missing`, or `conflict` if the upload is in use.
   */
  async remove(viewer: MemberViewer, idOrUuid: string): Promise<void> {
    const row = await this.own(viewer, idOrUuid);
    if (!row || row.member_id !== viewer.id) throw new Refusal('missing', mediaText('upload.missing'));
    const removed = await runOne(
      this.kernel.db.pool,
      sql`update media.upload set removed_at = now()
          where id = ${row.id} and owner_kind is null and removed_at is null returning id`,
    );
    if (!removed) throw new Refusal('conflict', mediaText('file.used'));
    await this.discard(row);
  }

  /** Deletes the bytes, then the row that names them. After a crash in between, the clean-up continues. */
  async discard(row: Pick<UploadRow, 'id' | 'key' | 'variants'>): Promise<void> {
    for (const variant of row.variants) await this.storage.remove(placeOf(row, variant));
    await run(this.kernel.db.pool, sql`delete from media.upload where id = ${row.id} and removed_at is not null`);
  }

  /** Without an answer of the scanner, no document is stored (docs/adr/0009). */
  private async mustBeClean(bytes: Buffer, field: string): Promise<void> {
    const result = await this.scanner.scan(bytes).catch((err: unknown) => {
      if (!(err instanceof ScannerUnavailable)) throw err;
      this.logger.error({ err }, 'a document could not be scanned for viruses');
      throw refused(UNAVAILABLE, mediaText('upload.unscanned'));
    });
    if (result === 'infected') throw Refusal.invalid(field, mediaText('upload.infected'));
  }

  private own(viewer: MemberViewer, idOrUuid: string): Promise<UploadRow | null> {
    const db = this.kernel.db.pool;
    return /^\d+$/.test(idOrUuid) ? byId(db, Number(idOrUuid)) : ownByUuid(db, viewer.id, idOrUuid);
  }

  /** Images are converted. Sounds and documents are stored as sent. */
  private make(bytes: Buffer, { kind, filetype, extension }: FileKind): Promise<Made | ImageFault> {
    if (kind === 'image') return this.images.make(bytes, filetype);
    return Promise.resolve({ width: null, height: null, variants: [{ name: `full.${extension}`, bytes }] });
  }

  /** The lock serialises a member's uploads, so that concurrent ones cannot exceed the quota together. */
  private reserve(viewer: MemberViewer, made: Made, name: string, uuid: string): Promise<UploadRow> {
    // A picture has the extension of its stored format, not of the file that was sent.
    const extension = made.variants[0]!.name.split('.')[1]!;
    const size = made.variants.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
    return this.kernel.db.transaction(async (tx) => {
      await run(tx, sql`select pg_advisory_xact_lock(${QUOTA_LOCK}, ${viewer.id})`);
      if ((await storedBytes(tx, viewer.id)) + size > QUOTA_BYTES) throw Refusal.invalid('file', NO_ROOM);
      const row = await begin(tx, {
        key: randomBytes(KEY_BYTES).toString('base64url'),
        member_id: viewer.id,
        uuid,
        name: shownName(name, extension),
        filetype: TYPE_OF_EXTENSION[extension]!,
        size,
        width: made.width,
        height: made.height,
        variants: made.variants.map((variant) => variant.name),
      });
      return row ?? (await ownByUuid(tx, viewer.id, uuid))!;
    });
  }
}

const LONGEST_NAME = 120;

/** A name to show and to save under: without path and control characters, with the extension of the stored format. */
function shownName(name: string, extension: string): string {
  const [last = ''] = name.split(/[\\/]/).slice(-1);
  // eslint-disable-next-line no-control-regex -- control characters are exactly what must not stay
  const stem = last.replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e"<>|:*?]/g, '').replace(/\.[^.]*$/, '');
  // Cuts between whole characters. Half of a surrogate pair cannot be encoded, so no header could contain the name.
  return `${[...stem.trim()].slice(0, LONGEST_NAME).join('') || 'file'}.${extension}`;
}
