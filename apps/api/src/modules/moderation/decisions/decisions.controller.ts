import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { decisions, type InputOf } from '@lyceum/contracts';
import { Refusal } from '@lyceum/kernel';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { moderationText } from '../moderation.texts.ts';
import { DecisionQueries } from './decision.queries.ts';
import { ConfirmDecision } from './sanctions.handlers.ts';

/** HTTP endpoints of the decisions about oneself. */
@Controller()
export class DecisionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: DecisionQueries,
  ) {}

  @Handles(decisions.listDecisions)
  async list(@CurrentViewer() viewer: MemberViewer) {
    return { data: await this.queries.own(viewer) };
  }

  @Handles(decisions.confirmDecision)
  async confirm(@Input() { params }: InputOf<typeof decisions.confirmDecision>, @CurrentViewer() viewer: MemberViewer) {
    const position = await this.commands.execute(new ConfirmDecision(params.id, viewer));
    const data = await this.queries.ownOne(viewer, params.id);
    if (!data) throw new Refusal('missing', moderationText('decision.missing'));
    return new Committed(position, { data });
  }
}
