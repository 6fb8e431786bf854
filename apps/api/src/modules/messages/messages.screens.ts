import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PATHS, THREADS } from '@lyceum/contracts/first-page';
import { FirstPages, type PageAsked } from '../../platform/first-page/first-pages.ts';

/** Registers the page data that the inbox preloads. */
@Injectable()
export class MessagesScreens implements OnModuleInit {
  constructor(private readonly pages: FirstPages) {}

  onModuleInit(): void {
    const ask = async ({ answers }: PageAsked) => {
      if (await answers.ask('GET /api/v3/profile/me')) await answers.ask('GET /api/v3/inbox', THREADS);
      return {};
    };
    this.pages.screen({ path: PATHS.messages, ask });
  }
}
