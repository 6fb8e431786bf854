import { Injectable } from '@nestjs/common';
import { type Command, CommandBus } from '@nestjs/cqrs';
import type { admin } from '@lyceum/contracts';
import { Kernel, laterPosition, type Position, Refusal } from '@lyceum/kernel';
import { Committed } from '../../../platform/http/answers.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { DeleteComment, RestoreComment } from '../comments/comment.commands.ts';
import type { Made, Reasoned } from '../posts/given.ts';
import { canChangeAllPosts } from '../rights/policies.ts';
import { DeleteTopic, RestoreTopic } from '../topics/topic.commands.ts';
import { communityText } from '../community.texts.ts';
import { type Batch, type MemberPost, MemberPostQueries } from './member-posts.queries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PERIOD_MS = { day: DAY_MS, week: 7 * DAY_MS };
/** How long a batch accepts further pages. All its events have the time of its start. */
const BATCH_MS = 60 * 60 * 1000;
/** The number of posts per call, so that a call takes a second or two. */
const PAGE = 50;

interface Asked {
  viewer: MemberViewer;
  memberId: number;
  reason: string;
  /** The last post of the page before. */
  next: number | null;
}

/**
 * Deletes and restores what a member wrote. Each post gets its own command, so that its rights and its history are the
 * usual ones. All deletions of a batch have the same time, which identifies the batch when staff restore it.
 */
@Injectable()
export class MemberPosts {
  constructor(
    private readonly kernel: Kernel,
    private readonly commands: CommandBus,
    private readonly queries: MemberPostQueries,
  ) {}

  /** The numbers of posts per period, and the batches. */
  async summary(viewer: MemberViewer, memberId: number): Promise<admin.MemberPosts> {
    await this.mustExist(memberId);
    const now = this.kernel.clock.now();
    const [periods, batches] = await Promise.all([
      this.queries.counts(viewer, memberId, { day: startOf('day', now)!, week: startOf('week', now)! }),
      this.queries.batches(viewer, memberId),
    ]);
    return { periods, batches };
  }

  /** Deletes one page of posts, from the newest to the oldest, so that replies precede their comment and its topic. */
  async delete(
    asked: Asked,
    period: admin.DeletedPeriod,
    batch: Date | null,
  ): Promise<Committed<{ data: admin.BatchPage }>> {
    await this.mustBeAllowed(asked);
    const at = await this.startOfBatch(asked, batch);
    const until = { from: startOf(period, at), until: at };
    const posts = await this.queries.toDelete(asked.viewer, asked.memberId, until, { next: asked.next, size: PAGE });
    const given = { viewer: asked.viewer, reason: asked.reason, at };
    const command = ({ kind, id }: MemberPost) =>
      kind === 'topic' ? new DeleteTopic(id, given) : new DeleteComment(id, given);
    // A post that is gone by now was deleted by someone else.
    return this.page(posts, at, command, () => Promise.resolve(true));
  }

  /** Restores one page of a batch, from the oldest to the newest, so that a topic precedes its comments. */
  async restore(asked: Asked, batch: Batch): Promise<Committed<{ data: admin.BatchPage }>> {
    await this.mustBeAllowed(asked);
    const posts = await this.queries.toRestore(asked.viewer, asked.memberId, batch, { next: asked.next, size: PAGE });
    const given: Reasoned = { viewer: asked.viewer, reason: asked.reason };
    const command = ({ kind, id }: MemberPost) =>
      kind === 'topic' ? new RestoreTopic(id, given) : new RestoreComment(id, given);
    // A comment stays deleted if its topic is.
    return this.page(posts, batch.deletedAt, command, async (post) => !(await this.queries.isDeleted(post)));
  }

  private async page(
    posts: readonly MemberPost[],
    batch: Date,
    command: (post: MemberPost) => Command<Made>,
    isDone: (post: MemberPost) => Promise<boolean>,
  ): Promise<Committed<{ data: admin.BatchPage }>> {
    const changed = { topic: 0, comment: 0 };
    const failed: admin.BatchPage['failed'] = [];
    let position: Position | null = null;
    for (const post of posts) {
      try {
        const made = await this.commands.execute(command(post));
        if (made.position === null) continue;
        position = position === null ? made.position : laterPosition(position, made.position);
        changed[post.kind] += 1;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (error.kind === 'missing' && (await isDone(post))) continue;
        failed.push({ kind: post.kind, id: post.id, title: post.title, why: error.kind });
      }
    }
    const next = posts.length === PAGE ? posts.at(-1)!.postId : null;
    const data = { batch: batch.toISOString(), topics: changed.topic, comments: changed.comment, failed, next };
    return new Committed(position, { data });
  }

  /** A batch goes on if the viewer deleted a post of the member at that time. No other time may be backdated to. */
  private async startOfBatch({ viewer, memberId }: Asked, batch: Date | null): Promise<Date> {
    const now = this.kernel.clock.now();
    if (batch === null) return now;
    const begun = { deletedAt: batch, deletedBy: viewer.id };
    const goesOn = now.getTime() - batch.getTime() <= BATCH_MS;
    const [post] = goesOn ? await this.queries.toRestore(viewer, memberId, begun, { next: null, size: 1 }) : [];
    if (!post) throw Refusal.invalid('batch', communityText('posts.batch'));
    return batch;
  }

  private async mustExist(memberId: number) {
    const role = await this.queries.roleOf(memberId);
    if (role === null) throw new Refusal('missing', communityText('posts.member'));
    return role;
  }

  private async mustBeAllowed({ viewer, memberId }: Asked): Promise<void> {
    const role = await this.mustExist(memberId);
    if (!canChangeAllPosts(viewer, role)) throw new Refusal('forbidden', communityText('posts.staff'));
  }
}

/** The start of a period that ends at `end`, or null for all time. */
const startOf = (period: admin.DeletedPeriod, end: Date): Date | null =>
  period === 'all' ? null : new Date(end.getTime() - PERIOD_MS[period]);
