import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Kernel, type Queryable, runOne } from '@lyceum/kernel';
import sql, { type Sql } from 'sql-template-tag';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { fileFacts, Media } from '../../media/index.ts';
import type { Attachment } from './attachment.events.ts';
import { COMMENT_IS_SHOWN } from '../rights/facts.ts';
import { isReadableTopic, readableTopics } from '../rights/readable.ts';

interface Sent {
  upload_uuids?: readonly string[];
  upload_alts?: readonly (string | null)[];
}

/** Whether a request mentions files. */
export const asksForFiles = (input: { upload_uuids?: readonly string[]; attachments?: readonly unknown[] }): boolean =>
  (input.upload_uuids?.length ?? 0) > 0 || input.attachments !== undefined;

export interface PostOwner {
  kind: 'topic' | 'comment';
  id: number;
}

/**
 * The files of topics and comments. The transaction of the post's event also attaches and releases them. Each download
 * checks that the viewer may read the post, so changes of an audience need no update here.
 */
@Injectable()
export class PostFiles implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly media: Media,
  ) {}

  onModuleInit(): void {
    this.media.ownedBy('topic', (viewer, id) => this.is(isReadableTopic(viewer, id)));
    this.media.ownedBy('comment', (viewer, id) =>
      this.is(sql`exists (
        select 1 from community.comment c join community.topic t on t.id = c.topic_id
        join community.board b on b.id = t.board_id
        where c.id = ${id} and ${COMMENT_IS_SHOWN} and ${readableTopics(viewer)})`),
    );
  }

  /** Attaches the viewer's uploads to the post, in the order of the request. */
  async take(tx: Queryable, viewer: MemberViewer, owner: PostOwner, sent: Sent): Promise<Attachment[]> {
    const { upload_uuids = [], upload_alts = [] } = sent;
    const files = await this.media.attach(tx, viewer, upload_uuids, { ...owner, isPublic: false });
    return files.map((file, at) => ({ ...fileFacts(file), alt: upload_alts[at] || null }));
  }

  /** Removes the files that the post no longer shows. */
  keep(tx: Queryable, owner: PostOwner, files: readonly Attachment[]): Promise<void> {
    return this.media.release(
      tx,
      owner,
      files.map(({ id }) => id),
    );
  }

  private async is(condition: Sql): Promise<boolean> {
    const row = await runOne<{ holds: boolean }>(this.kernel.db.pool, sql`select ${condition} as holds`);
    return row!.holds;
  }
}
