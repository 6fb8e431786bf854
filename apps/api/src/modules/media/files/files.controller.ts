import { Controller, Get, Inject, Param, ParseIntPipe, Query, Req, Res } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Config, CONFIG } from '../../../platform/config.ts';
import { CurrentViewer, type Viewer } from '../../../platform/http/viewer.ts';
import { rangeOf } from './byte-range.ts';
import { TYPE_OF_EXTENSION } from '../file-kinds.ts';
import { MediaPolicy } from '../media.policy.ts';
import { SIGNED_SECONDS, SignedAddresses } from './signed-addresses.ts';
import { type Storage, STORAGE } from '../storage/storage.ts';
import { byId, byKey, placeOf, publicAddress, type UploadRow, variantOf } from '../upload.rows.ts';
import { mediaText } from '../media.texts.ts';
import { refused } from '../../../platform/http/refused.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
/**
 * Guests may lose access when a post moves or is deleted. Caches keep its files no longer than a signed address is
 * valid.
 */
const FOR_NOW = `public, max-age=${SIGNED_SECONDS}`;
const NOT_KEPT = 'private, no-store';
const PARTIAL = 206;
const LARGEST_ID = 2_147_483_647;
/** The same answer for hidden and missing files. */
const missing = () => refused(404, mediaText('file.missing'));

/**
 * Members reach files by two addresses. `/media/{id}/{variant}` checks whether the viewer may see the file, and
 * redirects to `/files/{key}/{file}`. That address is permanent for a public file. For any other file it is signed, and
 * valid for minutes.
 */
@Controller()
export class FilesController {
  private readonly signed: SignedAddresses;

  constructor(
    private readonly kernel: Kernel,
    private readonly policy: MediaPolicy,
    @Inject(STORAGE) private readonly storage: Storage,
    @Inject(CONFIG) config: Config,
  ) {
    this.signed = new SignedAddresses(config.secret);
  }

  @Get('media/:id/:variant')
  async open(
    @Param('id', ParseIntPipe) id: number,
    @Param('variant') variant: string,
    @CurrentViewer() viewer: Viewer,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const row = id > 0 && id <= LARGEST_ID ? await byId(this.kernel.db.pool, id) : null;
    const path = row && publicAddress(row, variant);
    if (!row || !path || !(await this.policy.mayRead(viewer, row))) throw missing();
    const address = (await this.policy.isPublic(row)) ? path : this.signed.sign(path, this.now());
    await reply.header('cache-control', NOT_KEPT).redirect(address, 302);
  }

  @Get('files/:key/:file')
  async serve(
    @Param('key') key: string,
    @Param('file') file: string,
    @Query() { until, signature }: Record<string, unknown>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const row = await byKey(this.kernel.db.pool, key);
    if (!row?.stored_at || variantOf(row, file.split('.')[0]!) !== file) throw missing();
    const isSigned = this.signed.isValid(`/files/${placeOf(row, file)}`, until, signature, this.now());
    if (!isSigned && !(await this.policy.isPublic(row))) throw missing();
    const kept = row.is_public ? FOR_EVER : FOR_NOW;
    await this.send(row, file, isSigned ? NOT_KEPT : kept, request, reply);
  }

  private now(): number {
    return this.kernel.clock.now().getTime();
  }

  private async send(
    row: UploadRow,
    file: string,
    kept: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const type = TYPE_OF_EXTENSION[file.split('.')[1]!]!;
    // Players request parts of a sound. A sound has one variant, so its size is that of the row.
    const range = row.variants.length === 1 ? rangeOf(request.headers.range, row.size) : null;
    const stored = await this.storage.get(placeOf(row, file), range ?? undefined);
    if (!stored) throw missing();
    const { stream, size } = stored;
    if (range) void reply.status(PARTIAL).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
    void reply
      .type(type)
      .header('content-length', range ? range.end - range.start + 1 : size)
      .header('accept-ranges', 'bytes')
      .header('cache-control', kept)
      .header('content-disposition', disposition(type, row.name))
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff');
    await reply.send(stream);
  }
}

/** Browsers show images, but save all other types, so that they never open them as pages. */
function disposition(type: string, name: string): string {
  if (type.startsWith('image/')) return 'inline';
  const plain = name.replace(/[^\w .-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, '_')}`;
}
