import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { moderation } from '@lyceum/contracts';
import { Kernel, type Position, Refusal, type Repeatable, violates } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { type PostRef, ReportedPosts } from '../../community/index.ts';
import { MemberStatus } from '../../identity/index.ts';
import { Settings } from '../../settings/index.ts';
import { DecisionQueries } from '../decisions/decision.queries.ts';
import { Decisions, laterOf, type NewDecision } from '../decisions/decisions.ts';
import { moderationText } from '../moderation.texts.ts';
import { AppealDecision, DecideReports, ReportThing } from './review.commands.ts';
import { reviewDecider, reviewStream } from './review.decider.ts';
import { ReviewQueries } from './review.queries.ts';
import { ReviewedThings } from './reviewed-things.ts';

/** Reports a thing. All reports of one thing belong to one item. */
@CommandHandler(ReportThing)
export class ReportThingHandler implements ICommandHandler<ReportThing> {
  constructor(
    private readonly kernel: Kernel,
    private readonly things: ReviewedThings,
    private readonly items: ReviewQueries,
    private readonly settings: Settings,
    private readonly members: MemberStatus,
    private readonly posts: ReportedPosts,
    private readonly decisions: Decisions,
  ) {}

  /**
   * A second report by the same member changes nothing while the first is open.
   * @throws {Refusal} `missing` if the member cannot see the thing, `forbidden` if it is their own.
   */
  async execute(command: ReportThing): Promise<Position | null> {
    const known = await this.items.idOf(command.thing);
    if (known !== null) return this.report(command, known);
    try {
      return await this.report(command, await this.items.nextId());
    } catch (error) {
      if (!violates(error, 'item_of_thing')) throw error;
      // Another member has just reported it.
      return this.report(command, (await this.items.idOf(command.thing))!);
    }
  }

  private async report({ thing, report, given }: ReportThing, itemId: number): Promise<Position | null> {
    const { viewer } = given;
    if (report.reason === 'other' && report.text === '') throw Refusal.invalid('text', moderationText('report.other'));
    const { hide_after_reports: hideAfter, report_reasons: reasons } = (await this.settings.current()).values;
    if (!reasons.includes(report.reason)) throw Refusal.invalid('reason', moderationText('report.reason'));
    return this.kernel.transaction(async (tx) => {
      const { position, state } = await this.kernel.execute({
        decider: reviewDecider,
        stream: reviewStream(itemId),
        meta: givenMeta(given),
        at: given.at,
        tx,
        prepare: async () => {
          const author_id = await this.things.of(thing.kind).authorOf(viewer, thing.id);
          const about = { item_id: itemId, kind: thing.kind, thing_id: thing.id, author_id };
          const command = { kind: 'report' as const, report: { ...about, reporter_id: viewer.id, ...report } };
          // Otherwise a few members could silence the staff.
          const isStaff = (await this.members.staffAmong([author_id])).size > 0;
          return { command: { ...command, ...(hideAfter > 0 && !isStaff && { hideAt: hideAfter }) } };
        },
      });
      if (!position || !state?.hidden) return position;
      return laterOf(
        position,
        await this.hide(thing as PostRef, { item: state, tx, correlationId: viewer.correlationId }),
      );
    });
  }

  /** Hides a post from everyone until the decision, and records that for its author. No member has decided that. */
  private async hide(
    post: PostRef,
    { item, tx, correlationId }: { item: { id: number; authorId: number }; tx: Repeatable; correlationId: string },
  ): Promise<Position | null> {
    const within = { tx, correlationId };
    const hidden = await this.posts.hide(post, within);
    if (!hidden) return null;
    const decision = { member_id: item.authorId, kind: 'hidden' as const, rule: null, statement: '', until: null };
    const about = { item_id: item.id, thing_kind: post.kind, thing_id: post.id, title: hidden.title };
    const id = await this.decisions.nextId();
    return laterOf(hidden.position, await this.decisions.record(id, { ...decision, ...about }, within));
  }
}

/** Decides on the reports of a thing. */
@CommandHandler(DecideReports)
export class DecideReportsHandler implements ICommandHandler<DecideReports> {
  constructor(
    private readonly kernel: Kernel,
    private readonly things: ReviewedThings,
    private readonly items: ReviewQueries,
    private readonly decisions: Decisions,
    private readonly queries: DecisionQueries,
  ) {}

  /**
   * Records the decision and carries it out, in one transaction. Of several moderators at once, the first one decides.
   * @throws {Refusal} `missing` if the moderator cannot see the thing, `forbidden` if they may not decide so, `conflict`
   * if no report is open.
   */
  async execute({
    itemId,
    decision,
    given: { reason, rule, until, ...given },
  }: DecideReports): Promise<Position | null> {
    const { viewer } = given;
    const item = await this.items.one(viewer, itemId);
    if (!item) throw new Refusal('missing', moderationText('item.missing'));
    if (!item.decisions.includes(decision)) throw new Refusal('forbidden', moderationText('item.decision'));
    const thing = { kind: item.kind, id: item.thing_id };
    const { position, told } = await this.kernel.transaction(async (tx) => {
      const decided = await this.kernel.execute({
        decider: reviewDecider,
        stream: reviewStream(itemId),
        meta: givenMeta(given, reason),
        at: given.at,
        tx,
        prepare: () => ({ command: { kind: 'decide' as const, by: viewer.id, decision } }),
      });
      const told = { decision, rule, until, statement: reason };
      const { decisionId, position: recorded } = await this.record(item, told, { viewer, tx });
      const what = { decision, until, author: item.user.id };
      const carried = await this.things.carryOut(thing, what, { ...given, tx, reason, decisionId });
      return { ...carried, position: laterOf(laterOf(decided.position, recorded), carried.position) };
    });
    told?.();
    return position;
  }

  /** Records for the author what staff decided. A decision to keep only ends that the post is hidden. */
  private async record(
    { id: item_id, kind: thing_kind, thing_id, title, user }: moderation.WholeReviewItem,
    { decision, ...told }: Pick<NewDecision, 'rule' | 'until' | 'statement'> & { decision: moderation.ReviewDecision },
    within: { viewer: MemberViewer; tx: Repeatable },
  ): Promise<{ decisionId?: number; position: Position | null }> {
    let position: Position | null = null;
    const isHiding = sql`d.item_id = ${item_id} and d.kind = 'hidden' and d.ended_at is null`;
    for (const { id } of await this.queries.rows(isHiding)) {
      position = laterOf(position, await this.decisions.execute(id, { kind: 'end' }, within));
    }
    if (decision === 'kept' || decision === 'granted' || thing_kind === 'appeal') return { position };
    const decisionId = await this.decisions.nextId();
    const about = { item_id, thing_kind, thing_id, title: thing_kind === 'member' ? '' : title };
    const kind = thing_kind === 'held' ? ('rejected' as const) : decision;
    const until = decision === 'removed' || decision === 'warned' ? null : told.until;
    const made = { ...told, ...about, member_id: user.id, kind, until };
    return { decisionId, position: laterOf(position, await this.decisions.record(decisionId, made, within)) };
  }
}

/** Appeals a decision: it becomes an item of the review queue. */
@CommandHandler(AppealDecision)
export class AppealDecisionHandler implements ICommandHandler<AppealDecision> {
  constructor(
    private readonly kernel: Kernel,
    private readonly items: ReviewQueries,
    private readonly decisions: Decisions,
  ) {}

  /** @throws {Refusal} `missing` if it is not about the viewer, `conflict` for a second or a late appeal. */
  execute({ decisionId, text, viewer }: AppealDecision): Promise<Position | null> {
    return this.kernel.transaction(async (tx) => {
      const appeal = { kind: 'appeal' as const, by: viewer.id, text, now: this.kernel.clock.now() };
      const appealed = await this.decisions.execute(decisionId, appeal, { viewer, tx });
      const item_id = await this.items.nextId();
      const { position } = await this.kernel.execute({
        decider: reviewDecider,
        stream: reviewStream(item_id),
        meta: givenMeta({ viewer }),
        tx,
        prepare: () => ({
          command: { kind: 'appeal' as const, appeal: { item_id, decision_id: decisionId, author_id: viewer.id } },
        }),
      });
      return laterOf(appealed, position);
    });
  }
}
