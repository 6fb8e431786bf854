import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Queryable, type Recorded, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { Effects } from '../../../platform/jobs/effects.ts';
import { pageOf } from '../../../platform/jobs/leased.ts';
import { type Made, Notifications, type Subject } from '../../notifications/index.ts';
import { Relations } from '../../relations/index.ts';
import { BoardMarks } from '../boards/board.marks.ts';
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

const ACTIONS = {
  TopicDeleted: 'topic_deleted',
  TopicMoved: 'topic_moved',
  CommentDeleted: 'comment_deleted',
} as const;
type Action = (typeof ACTIONS)[keyof typeof ACTIONS];

/** Serialises the jobs of a like and its withdrawal. In either order, a withdrawn like leaves no notification. */
const oneByOne = (tx: Queryable, { post_id, member_id }: Like) =>
  run(tx, sql`select pg_advisory_xact_lock(hashtext('notification of like'), hashtext(${`${post_id} ${member_id}`}))`);

const aboutLike = ({ topic_id, post_id }: Like) => ({
  type: 'like' as const,
  subject: { kind: 'topic', id: topic_id },
  part: `post-${post_id}`,
});

/**
 * Notifies members of likes and moderation of their posts, and of topics by authors whom they follow or on boards that
 * they watch.
 */
@Injectable()
export class PostNotifications implements OnModuleInit {
  constructor(
    private readonly effects: Effects,
    private readonly notifications: Notifications,
    private readonly topics: VisibleTopics,
    private readonly relations: Relations,
    private readonly boards: BoardMarks,
  ) {}

  onModuleInit(): void {
    this.notifications.about('moderated-topic', { visible: (viewer, subjects) => this.moderated(viewer, subjects) });
    const tell = (made: Made[]) => this.notifications.tell(made);
    this.effects.handle(NOTIFY_OF_LIKE, (event, tx) => this.ofLike(event, tx), tell);
    this.effects.handle(WITHDRAW_LIKE, (event, tx) => this.ofUnlike(event, tx), tell);
    this.effects.handleInPages(
      NOTIFY_FOLLOWERS,
      {
        next: async ({ data }, behind, limit) => {
          const followers = pageOf(await this.relations.followersOf(data.author_id), behind, limit);
          const watchers = await this.boards.watchers(data.board_id, behind, limit);
          return pageOf([...new Set([...followers, ...watchers])], behind, limit);
        },
        write: (event, readers, tx) => this.ofPublished(event, readers, tx),
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

  /**
   * Checks no rights of followers, because each notification is filtered when its reader opens it. A member who follows
   * the author and watches the board gets one notification. A scheduled ticket notifies no one.
   */
  private async ofPublished(
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
    const followers = await this.relations.followersAmong(author_id, members);
    const news = { actor_id: author_id, subject, at };
    const watchers = members.filter((member) => !followers.has(member));
    return [
      ...(await this.notifications.make(tx, { ...news, type: 'followed_topic', members: [...followers] })),
      ...(await this.notifications.make(tx, { ...news, type: 'board_topic', members: watchers })),
    ];
  }

  /** Notifies the author, unless they acted themselves. Only staff see the reason, in the history. */
  private async ofModeration({ type, data, meta, occurredAt: at }: Recorded<ByStaff>, tx: Queryable): Promise<Made[]> {
    const action = ACTIONS[type];
    const post = await runOne<{ author_id: number }>(
      tx,
      'comment_id' in data
        ? sql`select author_id from community.comment where id = ${data.comment_id}`
        : sql`select author_id from community.topic where id = ${data.topic_id}`,
    );
    if (!post || meta.actor_id === null || meta.actor_id === post.author_id) return [];
    const subject = { kind: 'moderated-topic', id: data.topic_id, data: { action } };
    const news = { type: 'moderation', members: [post.author_id], actor_id: meta.actor_id, part: action } as const;
    return this.notifications.make(tx, { ...news, subject, at });
  }

  /**
   * Authors see the title of their topic even after its deletion. The link appears only while they can read the topic. A
   * removed comment is named only while its author can read the topic.
   */
  private async moderated(viewer: MemberViewer, subjects: readonly Subject[]) {
    const ids = subjects.map(({ id }) => id);
    const [readable, own] = await Promise.all([this.topics.among(viewer, ids), this.topics.of(viewer.id, ids)]);
    return subjects.map(({ id, data }) => {
      const action = data.action as Action;
      const found = readable.get(id);
      const title = action === 'comment_deleted' ? found?.title : own.get(id);
      return title === undefined ? null : { action, topic: { title, slug: found?.slug ?? null } };
    });
  }
}
