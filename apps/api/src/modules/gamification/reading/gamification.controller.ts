import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { gamification, type InputOf } from '@lyceum/contracts';
import type { FastifyRequest } from 'fastify';
import { Committed } from '../../../platform/http/answers.ts';
import { paged } from '../../../platform/http/lists/lists.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../../platform/http/viewer.ts';
import { languageOf } from '../../../platform/texts/texts.ts';
import { directory } from '../../identity/index.ts';
import { ChooseTrophy } from '../trophies/trophy.commands.ts';
import { Ledger } from './ledger.ts';
import { StandingQueries } from './standing.queries.ts';
import { TrophyQueries } from './trophy.queries.ts';

const IN_TAB: Record<gamification.TrophyTab, (trophy: gamification.MemberTrophy) => boolean> = {
  all: () => true,
  earned: ({ earned_at }) => earned_at !== null,
  unachieved: ({ earned_at }) => earned_at === null,
  granted: ({ granted }) => granted,
};

/** HTTP operations for trophies, scores and leaderboards. */
@Controller()
export class GamificationController {
  constructor(
    private readonly trophies: TrophyQueries,
    private readonly standing: StandingQueries,
    private readonly ledger: Ledger,
    private readonly commands: CommandBus,
  ) {}

  @Handles(gamification.listAchievements)
  async list(@Input() { query }: InputOf<typeof gamification.listAchievements>, @CurrentViewer() viewer: MemberViewer) {
    const { user_id = viewer.id, type, tab, page, size } = query;
    // Throws `missing` for an unknown member.
    if (user_id !== viewer.id) await this.standing.of(user_id);
    const all = await this.trophies.of(user_id);
    const shown = all.filter((trophy) => IN_TAB[tab](trophy) && (type === undefined || trophy.category === type));
    return paged(shown, page, size);
  }

  @Handles(gamification.showAchievement)
  async show(@Input() { params }: InputOf<typeof gamification.showAchievement>, @CurrentViewer() viewer: MemberViewer) {
    return { data: await this.trophies.one(viewer.id, params.id) };
  }

  @Handles(gamification.activateAchievement)
  async activate(
    @Input() { params, body }: InputOf<typeof gamification.activateAchievement>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const kind = body.active ? 'activate' : 'clear';
    const { position } = await this.commands.execute(new ChooseTrophy(kind, params.id, { viewer }));
    // Waits for the projection, so that the member's next request shows the trophy.
    await this.ledger.shown(position);
    return new Committed(position, { data: await this.trophies.one(viewer.id, params.id) });
  }

  @Handles(gamification.userGamification)
  async of(@Input() { params }: InputOf<typeof gamification.userGamification>) {
    return { data: await this.standing.of(params.id) };
  }

  @Handles(gamification.listMyPoints)
  points(
    @Input() { query }: InputOf<typeof gamification.listMyPoints>,
    @CurrentViewer() viewer: MemberViewer,
    @Req() request: FastifyRequest,
  ) {
    return this.standing.points(viewer, query, languageOf(request));
  }

  @Handles(gamification.leaderboard, [directory])
  leaders(@Input() { query }: InputOf<typeof gamification.leaderboard>) {
    return this.standing.leaders(query);
  }

  @Handles(gamification.ownPlaceOnLeaderboard, [directory])
  ownPlace(
    @Input() { query }: InputOf<typeof gamification.ownPlaceOnLeaderboard>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    return this.standing.ownPlace(viewer, query);
  }
}
