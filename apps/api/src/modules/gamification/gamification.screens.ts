import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PATHS } from '@lyceum/contracts/first-page';
import { LEADERBOARD_PERIODS } from '@lyceum/contracts/gamification/limits';
import { FirstPages } from '../../platform/first-page/first-pages.ts';

/** Page data of `/trophies`: the trophies and the member's score (part 3 §2). */
@Injectable()
export class GamificationScreens implements OnModuleInit {
  constructor(private readonly pages: FirstPages) {}

  onModuleInit(): void {
    this.pages.screen({
      path: PATHS.trophies,
      file: 'trophies',
      ask: async ({ answers }) => {
        const me = await answers.ask('GET /api/v3/profile/me');
        if (!me) return {};
        await Promise.all([
          answers.ask('GET /api/v3/achievements'),
          answers.ask('GET /api/v3/users/{id}/gamification', { params: { id: me.data.id } }),
        ]);
        return {};
      },
    });
    this.pages.screen({
      path: PATHS.leaderboard,
      file: 'trophies',
      ask: async ({ answers, query }) => {
        if (!(await answers.ask('GET /api/v3/profile/me'))) return {};
        const period = LEADERBOARD_PERIODS.find((name) => name === query.get('period')) ?? 'all';
        await Promise.all([
          answers.ask('GET /api/v4/leaderboard', { query: { period, page: 1 } }),
          answers.ask('GET /api/v4/leaderboard/own', { query: { period } }),
        ]);
        return {};
      },
    });
  }
}
