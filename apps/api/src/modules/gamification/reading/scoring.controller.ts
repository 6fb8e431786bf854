import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type InputOf, scoring } from '@lyceum/contracts';
import type { FastifyRequest } from 'fastify';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { ScoreOffers } from '../../../platform/scores/score-offers.ts';
import { languageOf } from '../../../platform/texts/texts.ts';
import { mustKnow, PublishRules } from '../rules/rules.handlers.ts';
import { DryRun } from './dry-run.ts';
import { ScoringQueries } from './scoring.queries.ts';

@Controller()
export class ScoringController {
  constructor(
    private readonly queries: ScoringQueries,
    private readonly dryRun: DryRun,
    private readonly commands: CommandBus,
    private readonly offers: ScoreOffers,
  ) {}

  @Handles(scoring.showScoring)
  async show(@Req() request: FastifyRequest) {
    return { data: await this.queries.current(languageOf(request)) };
  }

  @Handles(scoring.previewScoring)
  async preview(@Input() { body }: InputOf<typeof scoring.previewScoring>) {
    mustKnow(this.offers, body);
    return { data: await this.dryRun.of(body) };
  }

  @Handles(scoring.publishScoring)
  async publish(
    @Input() { body }: InputOf<typeof scoring.publishScoring>,
    @CurrentViewer() viewer: MemberViewer,
    @Req() request: FastifyRequest,
  ) {
    const { reason, version: expectedVersion, ...rules } = body;
    const { position } = await this.commands.execute(new PublishRules(rules, { viewer }, { reason, expectedVersion }));
    return new Committed(position, { data: await this.queries.current(languageOf(request)) });
  }
}
