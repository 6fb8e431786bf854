import sql, { empty, type Sql } from 'sql-template-tag';
import { shownFile } from '../../media/index.ts';
import type { Attachment } from './attachment.events.ts';

/** The files as JSON text that a response embeds unparsed (docs/adr/0011). */
export const textOf = (files: readonly Attachment[]): string =>
  JSON.stringify(files.map((file) => ({ ...shownFile(file), alt: file.alt })));

/** The files as JSON text, or null if an edit leaves them unchanged. */
export const filesOf = ({ attachments }: { attachments?: readonly Attachment[] }): string | null =>
  attachments ? textOf(attachments) : null;

/** SQL assignments of the video columns. Empty if the event does not mention a video. */
export const videoOf = ({ video_url, video_id }: { video_url?: string; video_id?: string | null }): Sql =>
  video_url === undefined ? empty : sql`video_url = ${video_url || null}::text, video_id = ${video_id ?? null}::text,`;
