import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Kernel, type Queryable, type Recorded } from '@lyceum/kernel';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { Effects } from '../../../platform/jobs/effects.ts';
import { MemberStatus } from '../../identity/index.ts';
import { type Made, Notifications, type Subject } from '../../notifications/index.ts';
import { MentionNotifications } from './mention-notifications.ts';
import type { CommentPosted } from '../comments/comment.events.ts';
import { TopicFollowers } from '../topics/reading/topic-followers.ts';
import { VisibleTopics } from '../rights/visible-topics.ts';
import type { TopicPosted } from '../topics/topic.events.ts';
import { type HeldBack, TopicRelease } from '../topics/topic.release.ts';
import { registerTopicKinds } from './topic-kinds.ts';
import { NOTIFY_OF_COMMENT, NOTIFY_OF_TICKET, notificationsReactor } from './notifications.reactor.ts';

/** Notifies members of comments, tickets and held topics, once per event even if its job runs again. */
@Injectable()
export class TopicNotifications implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly effects: Effects,
    private readonly notifications: Notifications,
    private readonly topics: VisibleTopics,
    private readonly followers: TopicFollowers,
    private readonly standing: MemberStatus,
    private readonly release: TopicRelease,
    private readonly mentions: MentionNotifications,
  ) {}

  onModuleInit(): void {
    registerTopicKinds(this.notifications);
    this.notifications.about('topic', { visible: (viewer, subjects) => this.visible(viewer, subjects) });
    this.effects.react(notificationsReactor);
    const tell = (made: Made[]) => this.notifications.tell(made);
    this.effects.handle(NOTIFY_OF_COMMENT, (event, tx) => this.ofComment(event, tx), tell);
    this.effects.handle(NOTIFY_OF_TICKET, (event, tx) => this.ofTicket(event, tx), tell);
    this.release.onHeld(async (held, tx) => {
      const made = await this.ofHeld(held, tx);
      return () => tell(made);
    });
  }

  /** Shows a notification only while its reader may see the topic and the comment. */
  private async visible(viewer: MemberViewer, subjects: readonly Subject[]) {
    const named = subjects.map(({ id, data }) => ({ id, comment_id: (data.comment_id as number | undefined) ?? null }));
    const ids = named.map(({ id }) => id);
    const commentIds = named.flatMap(({ comment_id }) => comment_id ?? []);
    const [topics, comments] = await Promise.all([this.topics.among(viewer, ids), this.topics.living(commentIds)]);
    return named.map(({ id, comment_id }) => {
      const topic = topics.get(id);
      return topic && (comment_id === null || comments.has(comment_id)) ? { topic, comment_id } : null;
    });
  }

  /** A member whom the comment mentions gets that notification only. */
  private async ofComment({ data, occurredAt: at }: Recorded<CommentPosted>, tx: Queryable): Promise<Made[]> {
    const mentioned = await this.mentions.ofPost(data, at, tx);
    const told = new Set(mentioned.map(({ member_id }) => member_id));
    const { topic_author_id, parent_author_id, author_id, topic_id, comment_id, in_reply_to } = data;
    const concerned = parent_author_id === undefined ? [topic_author_id] : [topic_author_id, parent_author_id];
    const concernedBy = (await this.followers.isTicket(topic_id))
      ? await this.concernedByTicket(topic_id, topic_author_id, author_id)
      : await this.followers.of(topic_id, concerned);
    const members = concernedBy.filter((member) => !told.has(member));
    const subject = { kind: 'topic', id: topic_id, data: { comment_id } };
    const news = { actor_id: author_id, subject, at };
    const answered = members.filter((member) => member === parent_author_id);
    const others = members.filter((member) => member !== parent_author_id);
    return [
      ...mentioned,
      ...(await this.notifications.make(tx, {
        ...news,
        type: 'reply',
        part: `comment-${in_reply_to}`,
        members: answered,
      })),
      ...(await this.notifications.make(tx, { ...news, type: 'comment', members: others })),
    ];
  }

  private async ofTicket({ data, occurredAt: at }: Recorded<TopicPosted>, tx: Queryable): Promise<Made[]> {
    const { author_id, topic_id } = data;
    const members = await this.standing.administrators();
    const subject = { kind: 'topic', id: topic_id };
    return this.notifications.make(tx, { type: 'ticket', members, actor_id: author_id, subject, at });
  }

  /**
   * Notifies the members who see the mark on a held topic: its author and administrators. Authors who may no longer
   * read the board do not see the notification.
   */
  private async ofHeld({ topic_id, author_id }: HeldBack, tx: Queryable): Promise<Made[]> {
    const members = [...new Set([author_id, ...(await this.standing.administrators())])];
    const at = this.kernel.clock.now();
    const subject = { kind: 'topic', id: topic_id };
    return this.notifications.make(tx, { type: 'held', members, actor_id: author_id, evenActor: true, subject, at });
  }

  /**
   * Only the author and administrators get notifications of a ticket, even if others once followed it. Comments of the
   * author go to all administrators. Comments of an administrator go to the author and to administrators who follow the
   * ticket.
   */
  private async concernedByTicket(topicId: number, topicAuthor: number, speaker: number): Promise<number[]> {
    const staff = await this.standing.administrators();
    const concerned = speaker === topicAuthor ? staff : [topicAuthor];
    const wanted = await this.followers.of(topicId, concerned);
    return wanted.filter((member) => member === topicAuthor || staff.includes(member));
  }
}
