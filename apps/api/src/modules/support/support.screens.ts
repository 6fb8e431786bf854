import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PATHS } from '@lyceum/contracts/first-page';
import { FirstPages } from '../../platform/first-page/first-pages.ts';

/** Page data of `/support`: the frequently asked questions (part 3 §2). */
@Injectable()
export class SupportScreens implements OnModuleInit {
  constructor(private readonly pages: FirstPages) {}

  onModuleInit(): void {
    this.pages.screen({
      path: PATHS.support,
      file: 'support',
      ask: async ({ answers }) => {
        await Promise.all([answers.ask('GET /api/v3/faq-categories'), answers.ask('GET /api/v3/faqs')]);
        return {};
      },
    });
  }
}
