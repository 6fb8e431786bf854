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
import { givenMeta } from '../../../platform/http/given-meta.ts';
import { Recounts } from '../recounts/recounts.ts';
import { DryRuns } from './dry-runs.ts';
import { ScoringQueries } from './scoring.queries.ts';

/** HTTP operations for the scoring rules, dry runs and recounts. */
@Controller()
export class ScoringController {
  constructor(
    private readonly queries: ScoringQueries,
    private readonly dryRuns: DryRuns,
    private readonly recounts: Recounts,
    private readonly commands: CommandBus,
    private readonly offers: ScoreOffers,
  ) {}

  @Handles(scoring.showScoring)
  async show(@Req() request: FastifyRequest) {
    return { data: await this.queries.current(languageOf(request)) };
  }

  @Handles(scoring.previewScoring)
  async preview(
    @Input() { body }: InputOf<typeof scoring.previewScoring>,
    @CurrentViewer() viewer: MemberViewer,
    @Req() request: FastifyRequest,
  ) {
    mustKnow(this.offers, body);
    await this.dryRuns.begin(viewer.id, body);
    return { data: await this.dryRuns.of(viewer.id, languageOf(request)) };
  }

  @Handles(scoring.showPreview)
  async showPreview(@CurrentViewer() viewer: MemberViewer, @Req() request: FastifyRequest) {
    return { data: await this.dryRuns.of(viewer.id, languageOf(request)) };
  }

  @Handles(scoring.showRecount)
  async showRecount() {
    return { data: await this.queries.recount() };
  }

  @Handles(scoring.stopRecount)
  async stop(@Input() { body }: InputOf<typeof scoring.stopRecount>, @CurrentViewer() viewer: MemberViewer) {
    const position = await this.recounts.stop(givenMeta({ viewer }, body.reason));
    return new Committed(position, { data: await this.queries.recount() });
  }

  @Handles(scoring.continueRecount)
  async continue(@Input() { body }: InputOf<typeof scoring.continueRecount>, @CurrentViewer() viewer: MemberViewer) {
    const position = await this.recounts.continue(givenMeta({ viewer }, body.reason));
    return new Committed(position, { data: await this.queries.recount() });
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
