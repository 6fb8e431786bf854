import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { moderation } from '@lyceum/contracts';
import { Kernel, type Position, Refusal, run, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import {
  type HeldPost,
  HeldPlaces,
  PostComment,
  PostScreening,
  PostTopic,
  ReportedPosts,
} from '../../community/index.ts';
import { MemberStatus } from '../../identity/index.ts';
import { moderationText } from '../moderation.texts.ts';
import { reviewDecider, reviewStream } from './review.decider.ts';
import type { Within } from './reviewed-things.ts';

/** A member's list shows at most this number of posts. */
const MOST_SHOWN = 100;

interface Row extends Record<string, unknown> {
  item_id: number;
  author_id: number;
  post_kind: 'topic' | 'comment';
  board_id: number;
  topic_id: number | null;
  title: string;
  content: string;
  excerpt: string;
  input: string;
  cause: HeldPost['cause'];
}

/**
 * Posts that wait for a review. They are stored here and nowhere else, so that no feed, search or notification can show
 * them. The approval runs the ordinary command on the author's behalf.
 */
@Injectable()
export class HeldPosts implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly commands: CommandBus,
    private readonly members: MemberStatus,
    private readonly places: HeldPlaces,
    private readonly screening: PostScreening,
    private readonly posts: ReportedPosts,
  ) {}

  onModuleInit(): void {
    this.screening.onHold((post, given) => this.store(post, given.viewer));
  }

  /** The viewer's own posts that wait or were rejected. */
  async ownOf(memberId: number): Promise<moderation.HeldPost[]> {
    const rows = await run<Row & { held_at: Date; decision: string | null; reason: string | null }>(
      this.kernel.db.pool,
      sql`select * from moderation.held_post
          where author_id = ${memberId} and (decision is null or decision = 'removed')
          order by item_id desc limit ${MOST_SHOWN}`,
    );
    const held = rows.map(({ item_id, post_kind, title, content, board_id, topic_id, held_at, decision, reason }) => ({
      id: item_id,
      kind: post_kind,
      ...{ title, content, board_id, topic_id },
      created_at: held_at.toISOString(),
      state: decision === null ? ('waiting' as const) : ('rejected' as const),
      reason,
    }));
    return [...(await this.hiddenOf(memberId)), ...held];
  }

  /** The member's posts that are hidden until the decision on their reports. */
  private async hiddenOf(memberId: number): Promise<moderation.HeldPost[]> {
    const rows = await run<{ id: number; kind: 'topic' | 'comment'; thing_id: number; opened_at: Date }>(
      this.kernel.db.pool,
      sql`select id, kind, thing_id, opened_at from moderation.item
          where author_id = ${memberId} and hidden order by id desc limit ${MOST_SHOWN}`,
    );
    const posts = await this.posts.own(
      memberId,
      rows.map(({ kind, thing_id: id }) => ({ kind, id })),
    );
    return rows.flatMap(({ id, kind, thing_id, opened_at }) => {
      const post = posts.get(`${kind}-${thing_id}`);
      return post
        ? [{ ...post, id, kind, created_at: opened_at.toISOString(), state: 'hidden' as const, reason: null }]
        : [];
    });
  }

  /** Those of the member's posts that were rejected. */
  async rejected(memberId: number, ids: readonly number[]): Promise<Map<number, { title: string; reason: string }>> {
    const rows = await run<{ item_id: number; title: string; reason: string | null }>(
      this.kernel.db.pool,
      sql`select item_id, case when title = '' then excerpt else title end as title, reason from moderation.held_post
          where item_id = any(${[...ids]}::int[]) and author_id = ${memberId} and decision = 'removed'`,
    );
    return new Map(rows.map(({ item_id, title, reason }) => [item_id, { title, reason: reason ?? '' }]));
  }

  /** Nobody can report a post that waits. */
  authorOf(): Promise<number> {
    return Promise.reject(new Refusal('missing', moderationText('item.missing')));
  }

  async visible(viewer: MemberViewer, ids: readonly number[]): Promise<Set<number>> {
    return new Set((await this.among(viewer, ids)).keys());
  }

  /** The posts on boards and in topics that the viewer may read. */
  async among(viewer: MemberViewer, ids: readonly number[]): Promise<Map<number, moderation.ReviewedThing>> {
    const rows = await run<Row>(
      this.kernel.db.pool,
      sql`select * from moderation.held_post where item_id = any(${[...ids]}::int[])`,
    );
    const placeOf = await this.places.readable(
      viewer,
      rows.map(({ board_id, topic_id }) => ({ boardId: board_id, topicId: topic_id })),
    );
    return new Map(
      rows.flatMap(({ item_id, board_id, topic_id, title, content, excerpt, cause }) => {
        const place = placeOf({ boardId: board_id, topicId: topic_id });
        if (!place) return [];
        const { board, path, topicTitle } = place;
        return [[item_id, { title: title || topicTitle, excerpt, content, path, board, deleted: false, cause }]];
      }),
    );
  }

  decisionsFor(): Promise<moderation.ReviewDecision[]> {
    return Promise.resolve(['kept', 'removed']);
  }

  /**
   * Posts on the author's behalf, with the rights that they have now.
   * @throws {Refusal} if the author may not post there any more
   */
  async keep(id: number, { tx, viewer }: Within): Promise<{ position: Position | null }> {
    const row = await runOne<Row>(tx, sql`select * from moderation.held_post where item_id = ${id}`);
    const author = row && (await this.members.of(row.author_id, viewer.correlationId));
    if (!author) throw new Refusal('conflict', moderationText('held.author'));
    const given = { viewer: author, tx, screened: true as const };
    if (row.post_kind === 'topic') {
      const input = JSON.parse(row.input) as ConstructorParameters<typeof PostTopic>[0];
      return this.commands.execute(new PostTopic(input, given));
    }
    type Input = { content: string; in_reply_to: number | null; gif?: string; upload_uuids?: string[] };
    const { content, in_reply_to, gif, ...files } = JSON.parse(row.input) as Input;
    return this.commands.execute(new PostComment(row.topic_id!, content, given, in_reply_to, files, gif));
  }

  private async store(post: HeldPost, viewer: MemberViewer): Promise<Position | null> {
    const { kind, boardId, topicId, title, content, excerpt, input, cause } = post;
    const { position } = await this.kernel.execute({
      decider: reviewDecider,
      meta: givenMeta({ viewer }),
      prepare: async () => {
        const row = await runOne<{ id: number }>(
          this.kernel.db.lookups,
          sql`select nextval('moderation.item_id')::int as id`,
        );
        const item_id = row!.id;
        const where = { item_id, author_id: viewer.id, kind, board_id: boardId, topic_id: topicId };
        const text = { title, content, excerpt, input: JSON.stringify(input), cause };
        return { stream: reviewStream(item_id), command: { kind: 'hold' as const, post: { ...where, ...text } } };
      },
    });
    return position;
  }
}
