import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PATHS } from '@lyceum/contracts/first-page';
import { FirstPages } from '../../platform/first-page/first-pages.ts';

/** Registers page data: the privacy policy for its page, and for every page whether to show the cookie popup. */
@Injectable()
export class ConsentScreens implements OnModuleInit {
  constructor(private readonly pages: FirstPages) {}

  onModuleInit(): void {
    this.pages.onEvery('consent', async ({ answers }) => {
      await answers.ask('GET /get_cookie_package_version');
    });
    this.pages.screen({
      path: PATHS.privacyPolicy,
      file: 'privacy-policy',
      ask: async ({ answers }) => {
        const policy = await answers.ask('GET /api/v4/policies/privacy-policy');
        return policy ? { title: policy.data.title } : { isMissing: true };
      },
    });
  }
}
