import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type InputOf, moderation } from '@lyceum/contracts';
import { Refusal } from '@lyceum/kernel';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { directory } from '../../identity/index.ts';
import { moderationText } from '../moderation.texts.ts';
import { DecideReports, ReportThing } from './review.commands.ts';
import { HeldPosts } from './held-posts.ts';
import { ReviewQueries } from './review.queries.ts';

/** HTTP endpoints of reports and the review queue. */
@Controller()
export class ReviewController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: ReviewQueries,
    private readonly held: HeldPosts,
  ) {}

  @Handles(moderation.createReport)
  async report(@Input() { body }: InputOf<typeof moderation.createReport>, @CurrentViewer() viewer: MemberViewer) {
    const { kind, id, reason, text } = body;
    const position = await this.commands.execute(new ReportThing({ kind, id }, { reason, text }, { viewer }));
    return new Committed(position, { message: moderationText('report.made') });
  }

  @Handles(moderation.listReviewItems, [directory])
  list(@Input() { query }: InputOf<typeof moderation.listReviewItems>, @CurrentViewer() viewer: MemberViewer) {
    return this.queries.list(viewer, query);
  }

  @Handles(moderation.showReviewItem, [directory])
  async show(@Input() { params }: InputOf<typeof moderation.showReviewItem>, @CurrentViewer() viewer: MemberViewer) {
    return { data: await this.one(viewer, params.id) };
  }

  @Handles(moderation.decideReviewItem)
  async decide(
    @Input() { params, body }: InputOf<typeof moderation.decideReviewItem>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { decision, ...given } = body;
    const position = await this.commands.execute(new DecideReports(params.id, decision, { ...given, viewer }));
    return new Committed(position, { data: await this.one(viewer, params.id) });
  }

  @Handles(moderation.listHeldPosts)
  async heldPosts(@CurrentViewer() viewer: MemberViewer) {
    return { data: await this.held.ownOf(viewer.id) };
  }

  private async one(viewer: MemberViewer, id: number) {
    const item = await this.queries.one(viewer, id);
    if (!item) throw new Refusal('missing', moderationText('item.missing'));
    return item;
  }
}
