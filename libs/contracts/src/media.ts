import { z } from 'zod';
import { ALT_LENGTH, DOCUMENTS_PER_POST, IMAGES_PER_POST, SOUNDS_PER_POST } from './limits.ts';
import { operation } from './base/operation.ts';
import { acknowledged, id } from './base/shared.ts';

const MOST_UPLOADS = IMAGES_PER_POST + SOUNDS_PER_POST + DOCUMENTS_PER_POST;

/** A file as it is shown beside the thing that it belongs to (part 1 §3, attachments). */
export const attachment = z.object({
  id,
  /** Where a browser gets it. For what not everybody may see, this leads on to a signed address that lasts minutes. */
  source: z.string(),
  /** The same image 320 pixels wide (part 1 §9); null for a sound and a document. */
  thumbnail: z.string().nullable(),
  name: z.string(),
  filetype: z.string(),
  /** Of a picture, so that its place is kept while it loads. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Of a document, in bytes. */
  size: z.int().optional(),
  /** What a picture shows, for those who do not see it. */
  alt: z.string().nullable(),
});
export type Attachment = z.infer<typeof attachment>;

export const upload = attachment.omit({ alt: true }).extend({ uuid: z.string(), size: z.int() });
export type Upload = z.infer<typeof upload>;

/** Chosen by the uploader, so that a repeated request is the same upload. */
export const uploadUuid = z.uuid('Not a UUID');

const alt = z.string().trim().max(ALT_LENGTH);
const uploads = z
  .array(uploadUuid)
  .max(MOST_UPLOADS)
  .refine((uuids) => new Set(uuids).size === uuids.length, 'Each file stands once.');

/** The uploads that something is posted with, in order, and what each shows. */
export const newAttachments = {
  upload_uuids: uploads.optional(),
  upload_alts: z.array(alt.nullable()).max(MOST_UPLOADS).optional(),
};

/**
 * Of an edit: which files are there afterwards, in this order, new ones by the id that their upload was answered with. Where
 * it is not sent, all present ones stay; new ones without a place follow the others.
 */
export const editedAttachments = {
  ...newAttachments,
  attachments: z
    .array(z.object({ id, alt: alt.nullish() }))
    .max(MOST_UPLOADS)
    .optional(),
};

/** A file in a multipart form. */
export const file = z.unknown().meta({ type: 'string', format: 'binary' });

export const uploadFile = operation({
  method: 'POST',
  path: '/uploader',
  summary:
    'Stores one file (`file`, with `name` and `uuid`), or several (`files[]`); the same uuid again is the same upload',
  permission: 'member',
  takesKey: false,
  form: z.object({
    file: file.optional(),
    'files[]': z.array(file).optional(),
    name: z.string().max(255).optional(),
    uuid: uploadUuid.optional(),
  }),
  output: z.object({ data: upload, uploads: z.array(upload) }),
  status: 201,
  errors: [413, 422, 503],
});

const UPLOAD_NAME = /^(?:\d{1,9}|[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12})$/;

export const removeUpload = operation({
  method: 'DELETE',
  path: '/uploader/{id}/delete',
  summary: 'Removes an own upload that nothing uses yet, by its id or uuid',
  permission: 'member',
  takesKey: false,
  params: z.object({ id: z.string().regex(UPLOAD_NAME, 'Not an id or uuid') }),
  output: acknowledged,
  errors: [404, 409],
});
