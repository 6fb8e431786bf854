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

/** A multipart form. Reads to the end, since fields may stand behind the file they belong to. */
export async function readForm(request: FastifyRequest) {
  const files: SentFile[] = [];
  const fields = new Map<string, string>();
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === 'file') files.push({ field: part.fieldname, bytes: await bytesOf(part), name: nameOf(part) });
      else fields.set(part.fieldname, String(part.value));
    }
  } catch (error) {
    // Whichever limit is met first, of the file or of the body, it is the same to its sender.
    if ((error as { statusCode?: number }).statusCode === TOO_LARGE) throw refused(TOO_LARGE, TOO_LARGE_TEXT);
    // What the reader of forms cannot make sense of, or was cut short, bears no status.
    throw (error as { statusCode?: number }).statusCode || error instanceof HttpException ? error : notAForm();
  }
  return { files, fields };
}

/** The one picture that stands in a form under this name, taken in as any upload; under its own `uuid` it is the same one again. */
export async function takePicture(uploads: Uploads, request: FastifyRequest, field: string, viewer: MemberViewer) {
  const { files, fields } = await readForm(request);
  const [file, another] = files.filter((each) => each.field === field);
  if (!file) throw Refusal.invalid(field, mediaText('file.required'));
  if (another) throw Refusal.invalid(field, mediaText('file.one'));
  return uploads.take(viewer, { bytes: file.bytes, name: file.name, uuid: uuidIn(fields), picture: field });
}

export function uuidIn(fields: ReadonlyMap<string, string>): string | undefined {
  const given = fields.get('uuid');
  if (given === undefined) return undefined;
  const uuid = media.uploadUuid.safeParse(given);
  if (!uuid.success) throw Refusal.invalid('uuid', uuid.error.issues[0]!.message);
  return uuid.data;
}

const notAForm = () => Refusal.invalid('file', mediaText('upload.form'));

/** A part may be a file by its type alone, and then has no name. */
const nameOf = (part: MultipartFile): string => (part.filename as string | undefined) ?? '';

async function bytesOf(part: MultipartFile): Promise<Buffer> {
  return part.toBuffer().catch((error: { statusCode?: number }) => {
    throw error.statusCode === TOO_LARGE ? refused(TOO_LARGE, TOO_LARGE_TEXT) : error;
  });
}
