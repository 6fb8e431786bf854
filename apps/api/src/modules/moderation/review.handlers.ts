import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, laterPosition, type Position, Refusal, violates } from '@lyceum/kernel';
import { givenMeta } from '../../platform/http/given-meta.ts';
import { ReportedPosts } from '../community/index.ts';
import { moderationText } from './moderation.texts.ts';
import { DecideReports, ReportPost } from './review.commands.ts';
import { reviewDecider, reviewStream } from './review.decider.ts';
import { ReviewQueries } from './review.queries.ts';

/** Reports a post. All reports of one post belong to one item. */
@CommandHandler(ReportPost)
export class ReportPostHandler implements ICommandHandler<ReportPost> {
  constructor(
    private readonly kernel: Kernel,
    private readonly posts: ReportedPosts,
    private readonly items: ReviewQueries,
  ) {}

  /**
   * A second report by the same member changes nothing while the first is open.
   * @throws {Refusal} `missing` if the member cannot read the post, `forbidden` if it is their own.
   */
  async execute(command: ReportPost): Promise<Position | null> {
    const known = await this.items.idOf(command.post);
    if (known !== null) return this.report(command, known);
    try {
      return await this.report(command, await this.items.nextId());
    } catch (error) {
      if (!violates(error, 'item_of_thing')) throw error;
      // Another member has just reported the post.
      return this.report(command, (await this.items.idOf(command.post))!);
    }
  }

  private async report({ post, report, given }: ReportPost, itemId: number): Promise<Position | null> {
    const { viewer } = given;
    if (report.reason === 'other' && report.text === '') throw Refusal.invalid('text', moderationText('report.other'));
    const { position } = await this.kernel.execute({
      decider: reviewDecider,
      stream: reviewStream(itemId),
      meta: givenMeta(given),
      at: given.at,
      prepare: async () => {
        const author_id = await this.posts.authorOf(viewer, post);
        const about = { item_id: itemId, kind: post.kind, thing_id: post.id, author_id };
        return { command: { kind: 'report' as const, report: { ...about, reporter_id: viewer.id, ...report } } };
      },
    });
    return position;
  }
}

/** Decides on the reports of a post. */
@CommandHandler(DecideReports)
export class DecideReportsHandler implements ICommandHandler<DecideReports> {
  constructor(
    private readonly kernel: Kernel,
    private readonly posts: ReportedPosts,
    private readonly items: ReviewQueries,
  ) {}

  /**
   * Records the decision, and deletes the post if that is the decision, in one transaction. Of several moderators at
   * once, the first one decides.
   * @throws {Refusal} `missing` if the moderator cannot see the post, `conflict` if no report is open.
   */
  async execute({ itemId, decision, reason, given }: DecideReports): Promise<Position | null> {
    const { viewer } = given;
    const item = await this.items.one(viewer, itemId);
    if (!item) throw new Refusal('missing', moderationText('item.missing'));
    return this.kernel.transaction(async (tx) => {
      const { position } = await this.kernel.execute({
        decider: reviewDecider,
        stream: reviewStream(itemId),
        meta: givenMeta(given, reason),
        at: given.at,
        tx,
        prepare: () => ({ command: { kind: 'decide' as const, by: viewer.id, decision } }),
      });
      if (decision === 'kept') return position;
      const removed = await this.posts.remove({ kind: item.kind, id: item.thing_id }, { ...given, tx, reason });
      return removed === null ? position : laterPosition(position!, removed);
    });
  }
}
