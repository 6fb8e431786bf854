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

/** Whether what was sent says anything of files. */
export const asksForFiles = (input: { upload_uuids?: readonly string[]; attachments?: readonly unknown[] }): boolean =>
  (input.upload_uuids?.length ?? 0) > 0 || input.attachments !== undefined;

export interface PostOwner {
  kind: 'topic' | 'comment';
  id: number;
}

/**
 * The files of topics and comments. They are taken into use and let go in the transaction of the post's own event; who may
 * see them is who may read the post, asked at each look, so that nothing that changes an audience has to think of them.
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

  /** The viewer's uploads, from now on the post's; in the order in which they were sent. */
  async take(tx: Queryable, viewer: MemberViewer, owner: PostOwner, sent: Sent): Promise<Attachment[]> {
    const { upload_uuids = [], upload_alts = [] } = sent;
    const files = await this.media.attach(tx, viewer, upload_uuids, { ...owner, isPublic: false });
    return files.map((file, at) => ({ ...fileFacts(file), alt: upload_alts[at] || null }));
  }

  /** What the post no longer shows is removed. */
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
