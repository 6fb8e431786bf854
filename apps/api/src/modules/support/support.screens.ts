import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PATHS } from '@lyceum/contracts/first-page';
import { faqPage } from '../discovery/index.ts';
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
        const [faqs] = await Promise.all([answers.ask('GET /api/v3/faqs'), answers.ask('GET /api/v3/faq-categories')]);
        return faqs && faqs.data.length > 0 ? { structured: () => [faqPage(faqs.data)] } : {};
      },
    });
  }
}
