import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Position, Refusal, violates } from '@lyceum/kernel';
import { givenMeta } from '../../platform/http/given-meta.ts';
import { moderationText } from './moderation.texts.ts';
import { DecideReports, ReportThing } from './review.commands.ts';
import { reviewDecider, reviewStream } from './review.decider.ts';
import { ReviewQueries } from './review.queries.ts';
import { laterOf, ReviewedThings } from './reviewed-things.ts';

/** Reports a thing. All reports of one thing belong to one item. */
@CommandHandler(ReportThing)
export class ReportThingHandler implements ICommandHandler<ReportThing> {
  constructor(
    private readonly kernel: Kernel,
    private readonly things: ReviewedThings,
    private readonly items: ReviewQueries,
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
    const { position } = await this.kernel.execute({
      decider: reviewDecider,
      stream: reviewStream(itemId),
      meta: givenMeta(given),
      at: given.at,
      prepare: async () => {
        const author_id = await this.things.of(thing.kind).authorOf(viewer, thing.id);
        const about = { item_id: itemId, kind: thing.kind, thing_id: thing.id, author_id };
        return { command: { kind: 'report' as const, report: { ...about, reporter_id: viewer.id, ...report } } };
      },
    });
    return position;
  }
}

/** Decides on the reports of a thing. */
@CommandHandler(DecideReports)
export class DecideReportsHandler implements ICommandHandler<DecideReports> {
  constructor(
    private readonly kernel: Kernel,
    private readonly things: ReviewedThings,
    private readonly items: ReviewQueries,
  ) {}

  /**
   * Records the decision and carries it out, in one transaction. Of several moderators at once, the first one decides.
   * @throws {Refusal} `missing` if the moderator cannot see the thing, `forbidden` if they may not decide so, `conflict`
   * if no report is open.
   */
  async execute({ itemId, decision, given: { reason, until, ...given } }: DecideReports): Promise<Position | null> {
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
      const what = { decision, until, author: item.user.id };
      const carried = await this.things.carryOut(thing, what, { ...given, tx, reason });
      return { ...carried, position: laterOf(decided.position, carried.position) };
    });
    told?.();
    return position;
  }
}
