import { z } from 'zod';
import { ALT_LENGTH, DOCUMENTS_PER_POST, IMAGES_PER_POST, SOUNDS_PER_POST } from './limits.ts';
import { operation } from './base/operation.ts';
import { acknowledged, id } from './base/shared.ts';

const MOST_UPLOADS = IMAGES_PER_POST + SOUNDS_PER_POST + DOCUMENTS_PER_POST;

/** A file as shown with the record that it belongs to (part 1 §3, attachments). */
export const attachment = z.object({
  id,
  /** Address for browsers. For a restricted file it redirects to a signed address that is valid for minutes. */
  source: z.string(),
  /** The same image at 320 pixels width (part 1 §9). Null for sounds and documents. */
  thumbnail: z.string().nullable(),
  name: z.string(),
  filetype: z.string(),
  /** Picture size, so that clients reserve space while it loads. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Size of a document in bytes. */
  size: z.int().optional(),
  /** Alternative text of a picture. */
  alt: z.string().nullable(),
});
export type Attachment = z.infer<typeof attachment>;

export const upload = attachment.omit({ alt: true }).extend({ uuid: z.string(), size: z.int() });
export type Upload = z.infer<typeof upload>;

/** The uploader chooses it, so that a retried request is the same upload. */
export const uploadUuid = z.uuid('Not a UUID');

const alt = z.string().trim().max(ALT_LENGTH);
const uploads = z
  .array(uploadUuid)
  .max(MOST_UPLOADS)
  .refine((uuids) => new Set(uuids).size === uuids.length, 'Each file stands once.');

/** The uploads of a new post, in order, with their alternative texts. */
export const newAttachments = {
  upload_uuids: uploads.optional(),
  upload_alts: z.array(alt.nullable()).max(MOST_UPLOADS).optional(),
};

/**
 * Files of an edit: the complete new list in order, with uploads by the ids in their responses.
 * If `attachments` is omitted, all files stay. Uploads that the list does not contain follow at the end.
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
