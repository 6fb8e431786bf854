import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PATHS } from '@lyceum/contracts/first-page';
import { FirstPages } from '../../platform/first-page/first-pages.ts';

/** `/support` asks first for what is asked often (part 3 §2). */
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
