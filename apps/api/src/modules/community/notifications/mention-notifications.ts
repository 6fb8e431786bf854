import { Injectable, type OnModuleInit } from '@nestjs/common';
import { mentionedIn } from '@lyceum/editor/mentions';
import { withoutQuotes } from '@lyceum/editor/sanitize';
import { type Queryable, type Recorded, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Effects } from '../../../platform/jobs/effects.ts';
import { type Made, Notifications } from '../../notifications/index.ts';
import { type CommentEdited, NOTIFY_OF_MENTIONS, type TopicText } from './notifications.reactor.ts';

interface Post {
  topic_id: number;
  /** Null for the topic itself. */
  comment_id: number | null;
  author_id: number;
  content: string;
}

const commentText = (id: number) => sql`
  select c.topic_id, c.id as comment_id, c.author_id, c.content from community.comment c where c.id = ${id}`;

/** Selects published topics only. The release of a scheduled topic sends its notifications. */
const topicText = (id: number) => sql`
  select t.id as topic_id, null::int as comment_id, t.author_id, t.content from community.topic t
  where t.id = ${id} and not t.scheduled and t.status <> 'invisible'`;

/**
 * Notifies each mentioned member of a post once, also if an edit adds the mention (part 2 §2). Mentions in quotes do
 * not count.
 */
@Injectable()
export class MentionNotifications implements OnModuleInit {
  constructor(
    private readonly effects: Effects,
    private readonly notifications: Notifications,
  ) {}

  onModuleInit(): void {
    this.effects.handle(
      NOTIFY_OF_MENTIONS,
      (event, tx) => this.ofText(event, tx),
      (made) => this.notifications.tell(made),
    );
  }

  /** Reads the current text, so that a removed mention sends no notification. */
  private async ofText(event: Recorded<TopicText | CommentEdited>, tx: Queryable): Promise<Made[]> {
    const post = await runOne<Post & Record<string, unknown>>(
      tx,
      'comment_id' in event.data ? commentText(event.data.comment_id) : topicText(event.data.topic_id),
    );
    return post ? this.ofPost(post, event.occurredAt, tx) : [];
  }

  /** Notifies the members that a post mentions and that it has not notified before. */
  async ofPost({ topic_id, comment_id, author_id, content }: Post, at: Date, tx: Queryable): Promise<Made[]> {
    const mentioned = mentionedIn(withoutQuotes(content));
    if (mentioned.length === 0) return [];
    const about = {
      type: 'mention' as const,
      part: comment_id === null ? 'topic' : `comment-${comment_id}`,
      subject: { kind: 'topic', id: topic_id, data: comment_id === null ? {} : { comment_id } },
    };
    // A post and its edit may run concurrently. The lock serialises them, so that each member gets one notification.
    await run(tx, sql`select pg_advisory_xact_lock(hashtext('mentions'), hashtext(${`${topic_id} ${about.part}`}))`);
    const before = await this.notifications.toldBefore(tx, about, mentioned);
    const members = mentioned.filter((member) => !before.has(member));
    return this.notifications.make(tx, { ...about, members, actor_id: author_id, at });
  }
}
