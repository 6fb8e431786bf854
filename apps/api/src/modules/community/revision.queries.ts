import { Injectable } from '@nestjs/common';
import type { community } from '@lyceum/contracts';
import { sanitizeRichText } from '@lyceum/editor/sanitize';
import { Kernel, type Recorded, run } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { commentStream } from './comment.decider.ts';
import { topicStream } from './topic.decider.ts';

const TEXTS = new Set(['TopicPosted', 'TopicIntroduced', 'TopicEdited', 'CommentPosted', 'CommentEdited']);

/** An introduction says nothing before it is given. */
const isText = ({ type, data }: Recorded): boolean => TEXTS.has(type) && !(data as { invisible?: boolean }).invisible;

/** What a topic or a comment once said, from its events. The caller has made sure that the viewer may read it. */
@Injectable()
export class RevisionQueries {
  constructor(private readonly kernel: Kernel) {}

  ofTopic(id: number): Promise<community.Revision[]> {
    return this.of(topicStream(id));
  }

  ofComment(id: number): Promise<community.Revision[]> {
    return this.of(commentStream(id));
  }

  private async of(stream: string): Promise<community.Revision[]> {
    const events = (await this.kernel.store.read(this.kernel.db.pool, stream)).filter(isText);
    const rows = await run<{ member_id: number; user: community.Revision['user'] }>(
      this.kernel.db.pool,
      sql`select a.member_id, a.brief::json as "user" from directory.member_card a
          where a.member_id = any(${events.flatMap(({ meta }) => meta.actor_id ?? [])}::int[])`,
    );
    const users = new Map(rows.map((row) => [row.member_id, row.user]));
    return events.map((event, index) => revision(event, index + 1, users));
  }
}

function revision(
  event: Recorded,
  version: number,
  users: Map<number, community.Revision['user']>,
): community.Revision {
  const { title = null, content } = event.data as { title?: string; content: string };
  const user = event.meta.actor_id === null ? null : (users.get(event.meta.actor_id) ?? null);
  // Cleaned by the rules of today, as the rows are (promise 22).
  return { version, title, content: sanitizeRichText(content), edited_at: event.occurredAt.toISOString(), user };
}
