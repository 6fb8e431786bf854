import { Module, type OnModuleInit } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import { isAtLeast } from '../../platform/http/viewer.ts';
import { Channels } from '../../platform/realtime/channels.ts';
import { StreamHistories } from '../../platform/records/stream-histories.ts';
import { IdentityModule } from '../identity/index.ts';
import { Media, MediaModule } from '../media/index.ts';
import { NotificationsModule } from '../notifications/index.ts';
import { SettingsModule } from '../settings/index.ts';
import { GamificationScreens } from './gamification.screens.ts';
import { DryRun } from './reading/dry-run.ts';
import { DryRuns } from './reading/dry-runs.ts';
import { GamificationController } from './reading/gamification.controller.ts';
import { Ledger } from './reading/ledger.ts';
import { ScoreRecords } from './reading/score.records.ts';
import { ScoringController } from './reading/scoring.controller.ts';
import { ScoringQueries } from './reading/scoring.queries.ts';
import { StandingQueries } from './reading/standing.queries.ts';
import { TrophiesController } from './reading/trophies.controller.ts';
import { TrophyNotices } from './reading/trophy.notices.ts';
import { TrophyQueries } from './reading/trophy.queries.ts';
import { RecountEffects } from './recounts/recount.effects.ts';
import { recountEvents } from './recounts/recount.events.ts';
import { recountRows } from './recounts/recount.rows.ts';
import { Recounts } from './recounts/recounts.ts';
import { rulesEvents } from './rules/rules.events.ts';
import { PublishRulesHandler } from './rules/rules.handlers.ts';
import { rulesRows } from './rules/rules.rows.ts';
import { Awards } from './trophies/award.ts';
import { ChooseTrophyHandler, GrantTrophyHandler } from './trophies/grant.handlers.ts';
import { chosenEvents, grantEvents, trophyEvents } from './trophies/trophy.events.ts';
import { TROPHY_FILES, TrophyFacts } from './trophies/trophy.facts.ts';
import { ChangeTrophyHandler, MakeTrophyHandler, RetireTrophyHandler } from './trophies/trophy.handlers.ts';
import { chosenRows, trophyRows } from './trophies/trophy.rows.ts';

@Module({
  imports: [IdentityModule, MediaModule, NotificationsModule, SettingsModule],
  controllers: [GamificationController, TrophiesController, ScoringController],
  providers: [
    ...[PublishRulesHandler, TrophyFacts, MakeTrophyHandler, ChangeTrophyHandler, RetireTrophyHandler],
    ...[GrantTrophyHandler, ChooseTrophyHandler, StandingQueries, TrophyQueries, ScoringQueries, DryRun],
    ...[DryRuns, Recounts, RecountEffects],
    ...[Ledger, TrophyNotices, Awards, ScoreRecords, GamificationScreens],
  ],
})
/** Points, levels, streaks, trophies and leaderboards. */
export class GamificationModule implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly channels: Channels,
    private readonly histories: StreamHistories,
    private readonly media: Media,
  ) {}

  onModuleInit(): void {
    this.kernel.events({ ...rulesEvents, ...recountEvents, ...trophyEvents, ...grantEvents, ...chosenEvents });
    this.kernel.project(rulesRows, recountRows, trophyRows, chosenRows);
    this.channels.own({ name: 'private-score.{id}', mayHear: (viewer, id) => viewer.id === id });
    this.histories.tells('rules', (viewer) => isAtLeast(viewer, 'moderator'), { mayBeEmpty: true });
    this.histories.tells('trophy', (viewer) => isAtLeast(viewer, 'moderator'));
    // Trophies appear next to member names, which guests can read, too.
    this.media.ownedBy(TROPHY_FILES, () => Promise.resolve(true));
  }
}
