import type { MultipartFile } from '@fastify/multipart';
import { HttpException } from '@nestjs/common';
import { media } from '@lyceum/contracts';
import { IMAGES_PER_POST, UPLOAD_BYTES } from '@lyceum/contracts/limits';
import { Refusal } from '@lyceum/kernel';
import type { FastifyRequest } from 'fastify';
import type { MemberViewer } from '../../platform/http/viewer.ts';
import { refused } from '../../platform/http/refused.ts';
import { mediaText } from './media.texts.ts';
import type { Uploads } from './uploads.ts';

const TOO_LARGE = 413;
const TOO_LARGE_TEXT = mediaText('upload.size', { most: UPLOAD_BYTES / 1024 ** 2 });
const LONGEST_FIELD = 1000;
const LIMITS = { fileSize: UPLOAD_BYTES, files: IMAGES_PER_POST, fields: 10, fieldSize: LONGEST_FIELD };

interface SentFile {
  field: string;
  bytes: Buffer;
  name: string;
}

/** Reads a multipart form. It reads to the end, because fields may follow their file. */
export async function readForm(request: FastifyRequest) {
  const files: SentFile[] = [];
  const fields = new Map<string, string>();
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === 'file') files.push({ field: part.fieldname, bytes: await bytesOf(part), name: nameOf(part) });
      else fields.set(part.fieldname, String(part.value));
    }
  } catch (error) {
    // The sender gets the same answer for both limits, of the file and of the body.
    if ((error as { statusCode?: number }).statusCode === TOO_LARGE) throw refused(TOO_LARGE, TOO_LARGE_TEXT);
    // The parser's own errors, for example for an incomplete form, have no status.
    throw (error as { statusCode?: number }).statusCode || error instanceof HttpException ? error : notAForm();
  }
  return { files, fields };
}

/**
 * Stores the one picture in this field of a form, as any upload. A repeated `uuid` refers to the same upload.
 * @throws {Refusal} `invalid` at `field` without exactly one picture.
 */
export async function takePicture(uploads: Uploads, request: FastifyRequest, field: string, viewer: MemberViewer) {
  const { files, fields } = await readForm(request);
  const [file, another] = files.filter((each) => each.field === field);
  if (!file) throw Refusal.invalid(field, mediaText('file.required'));
  if (another) throw Refusal.invalid(field, mediaText('file.one'));
  return uploads.take(viewer, { bytes: file.bytes, name: file.name, uuid: uuidIn(fields), picture: field });
}

/**
 * The uuid in the fields of a form, or undefined.
 * @throws {Refusal} `invalid` at `uuid`.
 */
export function uuidIn(fields: ReadonlyMap<string, string>): string | undefined {
  const given = fields.get('uuid');
  if (given === undefined) return undefined;
  const uuid = media.uploadUuid.safeParse(given);
  if (!uuid.success) throw Refusal.invalid('uuid', uuid.error.issues[0]!.message);
  return uuid.data;
}

const notAForm = () => Refusal.invalid('file', mediaText('upload.form'));

/** The type alone can make a part a file, without a name. */
const nameOf = (part: MultipartFile): string => (part.filename as string | undefined) ?? '';

async function bytesOf(part: MultipartFile): Promise<Buffer> {
  return part.toBuffer().catch((error: { statusCode?: number }) => {
    throw error.statusCode === TOO_LARGE ? refused(TOO_LARGE, TOO_LARGE_TEXT) : error;
  });
}
