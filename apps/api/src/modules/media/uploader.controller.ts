import type { MultipartFile } from '@fastify/multipart';
import { Controller, HttpException, Req } from '@nestjs/common';
import { type InputOf, media } from '@lyceum/contracts';
import { IMAGES_PER_POST, UPLOAD_BYTES } from '@lyceum/contracts/limits';
import { Refusal } from '@lyceum/kernel';
import type { FastifyRequest } from 'fastify';
import { Handles, Input } from '../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../platform/http/viewer.ts';
import { UPLOAD_FAILED, Uploads } from './uploads.ts';
import { mediaText } from './media.texts.ts';
import { refused } from '../../platform/http/refused.ts';

const TOO_LARGE = 413;
const LONGEST_FIELD = 1000;
const LIMITS = { fileSize: UPLOAD_BYTES, files: IMAGES_PER_POST, fields: 10, fieldSize: LONGEST_FIELD };

/** Part 1 §7: `POST /uploader` with file, name and uuid, or several files at once. */
@Controller()
export class UploaderController {
  constructor(private readonly uploads: Uploads) {}

  @Handles(media.uploadFile)
  async upload(@Req() request: FastifyRequest, @CurrentViewer() viewer: MemberViewer) {
    if (!request.isMultipart()) throw Refusal.invalid('file', mediaText('file.required'));
    const { files, fields } = await readForm(request);
    const uuid = files.length === 1 ? uuidIn(fields) : undefined;
    const uploads: media.Upload[] = [];
    for (const { bytes, name } of files) {
      uploads.push(await this.uploads.take(viewer, { bytes, name: fields.get('name') ?? name, uuid }));
    }
    const [first] = uploads;
    if (!first) throw Refusal.invalid('file', mediaText('file.required'));
    return { data: first, uploads };
  }

  @Handles(media.removeUpload)
  async remove(@Input() { params }: InputOf<typeof media.removeUpload>, @CurrentViewer() viewer: MemberViewer) {
    await this.uploads.remove(viewer, params.id);
    return { message: mediaText('file.removed') };
  }
}

/** Reads to the end, since fields may stand behind the file they belong to. */
async function readForm(request: FastifyRequest) {
  const files: { bytes: Buffer; name: string }[] = [];
  const fields = new Map<string, string>();
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === 'file') files.push({ bytes: await bytesOf(part), name: part.filename });
      else fields.set(part.fieldname, String(part.value));
    }
  } catch (error) {
    // What the reader of forms cannot make sense of, or was cut short, bears no status.
    throw (error as { statusCode?: number }).statusCode || error instanceof HttpException ? error : notAForm();
  }
  return { files, fields };
}

const notAForm = () => Refusal.invalid('file', mediaText('upload.form'));

async function bytesOf(part: MultipartFile): Promise<Buffer> {
  return part.toBuffer().catch((error: { statusCode?: number }) => {
    throw error.statusCode === TOO_LARGE ? refused(TOO_LARGE, UPLOAD_FAILED) : error;
  });
}

function uuidIn(fields: ReadonlyMap<string, string>): string | undefined {
  const given = fields.get('uuid');
  if (given === undefined) return undefined;
  const uuid = media.uploadUuid.safeParse(given);
  if (!uuid.success) throw Refusal.invalid('uuid', uuid.error.issues[0]!.message);
  return uuid.data;
}
