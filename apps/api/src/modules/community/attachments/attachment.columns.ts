import sql, { empty, type Sql } from 'sql-template-tag';
import { shownFile } from '../../media/index.ts';
import type { Attachment } from './attachment.events.ts';

/** Ready to be part of an answer (docs/adr/0011). */
export const textOf = (files: readonly Attachment[]): string =>
  JSON.stringify(files.map((file) => ({ ...shownFile(file), alt: file.alt })));

/** Null where an edit leaves the files as they are. */
export const filesOf = ({ attachments }: { attachments?: readonly Attachment[] }): string | null =>
  attachments ? textOf(attachments) : null;

export const videoOf = ({ video_url, video_id }: { video_url?: string; video_id?: string | null }): Sql =>
  video_url === undefined ? empty : sql`video_url = ${video_url || null}::text, video_id = ${video_id ?? null}::text,`;
