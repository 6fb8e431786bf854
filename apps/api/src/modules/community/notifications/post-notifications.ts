import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Queryable, type Recorded, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { Effects } from '../../../platform/jobs/effects.ts';
import { pageOf } from '../../../platform/jobs/leased.ts';
import { type Made, Notifications, type Subject } from '../../notifications/index.ts';
import { Relations } from '../../relations/index.ts';
import { VisibleTopics } from '../rights/visible-topics.ts';
import {
  type ByStaff,
  type Liked,
  NOTIFY_FOLLOWERS,
  NOTIFY_OF_LIKE,
  NOTIFY_OF_MODERATION,
  type Out,
  type Unliked,
  WITHDRAW_LIKE,
} from './notifications.reactor.ts';

type Like = Liked['data'];

/** A like taken back is told no more, also where the two jobs change places: they go one after the other. */
const oneByOne = (tx: Queryable, { post_id, member_id }: Like) =>
  run(tx, sql`select pg_advisory_xact_lock(hashtext('notification of like'), hashtext(${`${post_id} ${member_id}`}))`);

const aboutLike = ({ topic_id, post_id }: Like) => ({
  type: 'like' as const,
  subject: { kind: 'topic', id: topic_id },
  part: `post-${post_id}`,
});

/** What members are told of what becomes of their posts, and of the posts of whom they follow. */
@Injectable()
export class PostNotifications implements OnModuleInit {
  constructor(
    private readonly effects: Effects,
    private readonly notifications: Notifications,
    private readonly topics: VisibleTopics,
    private readonly relations: Relations,
  ) {}

  onModuleInit(): void {
    this.notifications.about('moderated-topic', { visible: (viewer, subjects) => this.moderated(viewer, subjects) });
    const tell = (made: Made[]) => this.notifications.tell(made);
    this.effects.handle(NOTIFY_OF_LIKE, (event, tx) => this.ofLike(event, tx), tell);
    this.effects.handle(WITHDRAW_LIKE, (event, tx) => this.ofUnlike(event, tx), tell);
    this.effects.handleInPages(
      NOTIFY_FOLLOWERS,
      {
        next: async ({ data }, behind, limit) =>
          pageOf(await this.relations.followersOf(data.author_id), behind, limit),
        write: (event, followers, tx) => this.ofFollowed(event, followers, tx),
      },
      tell,
    );
    this.effects.handle(NOTIFY_OF_MODERATION, (event, tx) => this.ofModeration(event, tx), tell);
  }

  private async ofLike({ data, occurredAt: at }: Recorded<Liked>, tx: Queryable): Promise<Made[]> {
    await oneByOne(tx, data);
    const { post_id, member_id, post_author_id, comment_id } = data;
    const stands = await runOne(
      tx,
      sql`select 1 from community.post_like where post_id = ${post_id} and member_id = ${member_id}`,
    );
    if (!stands || post_author_id === undefined) return [];
    const { type, part, subject } = aboutLike(data);
    const about = { ...subject, data: comment_id === null ? {} : { comment_id } };
    return this.notifications.make(tx, {
      type,
      part,
      members: [post_author_id],
      actor_id: member_id,
      subject: about,
      at,
    });
  }

  private async ofUnlike({ data }: Recorded<Unliked>, tx: Queryable): Promise<Made[]> {
    await oneByOne(tx, data);
    return this.notifications.withdraw(tx, { ...aboutLike(data), actor_id: data.member_id });
  }

  /** Each line shows what its reader may read, so that nobody's rights are asked for a list of them. A ticket that was planned is nobody's news. */
  private async ofFollowed(
    { data, occurredAt: at }: Recorded<Out>,
    members: readonly number[],
    tx: Queryable,
  ): Promise<Made[]> {
    const { topic_id, author_id } = data;
    const ticket = await runOne(
      tx,
      sql`select 1 from community.topic where id = ${topic_id} and ticket_status is not null`,
    );
    if (ticket) return [];
    const subject = { kind: 'topic', id: topic_id };
    return this.notifications.make(tx, { type: 'followed_topic', members, actor_id: author_id, subject, at });
  }

  /** Its author, unless it was their own doing. Why stands in staff's history. */
  private async ofModeration({ type, data, meta, occurredAt: at }: Recorded<ByStaff>, tx: Queryable): Promise<Made[]> {
    const topic = await runOne<{ author_id: number; title: string }>(
      tx,
      sql`select author_id, title from community.topic where id = ${data.topic_id}`,
    );
    if (!topic || meta.actor_id === null || meta.actor_id === topic.author_id) return [];
    const action = type === 'TopicDeleted' ? 'topic_deleted' : 'topic_moved';
    const subject = { kind: 'moderated-topic', id: data.topic_id, data: { action } };
    const news = { type: 'moderation', members: [topic.author_id], actor_id: meta.actor_id, part: action } as const;
    return this.notifications.make(tx, { ...news, subject, at });
  }

  /** One's own topic's title is told also where the topic is gone; where it leads, only while it is there. */
  private async moderated(viewer: MemberViewer, subjects: readonly Subject[]) {
    const ids = subjects.map(({ id }) => id);
    const [readable, own] = await Promise.all([this.topics.among(viewer, ids), this.topics.of(viewer.id, ids)]);
    return subjects.map(({ id, data }) => {
      const title = own.get(id);
      const action = data.action as 'topic_deleted' | 'topic_moved';
      return title === undefined ? null : { action, topic: { title, slug: readable.get(id)?.slug ?? null } };
    });
  }
}
