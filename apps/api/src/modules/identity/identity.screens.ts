import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PATHS } from '@lyceum/contracts/first-page';
import { profilePage } from '../discovery/index.ts';
import { FirstPages, type Head, type PageAsked } from '../../platform/first-page/first-pages.ts';

/** Registers the page data that the screens of members and accounts preload. */
@Injectable()
export class IdentityScreens implements OnModuleInit {
  constructor(private readonly pages: FirstPages) {}

  onModuleInit(): void {
    this.pages.onEvery('identity', async ({ answers }) => ({
      language: (await answers.ask('GET /api/v3/profile/me'))?.data.locale ?? null,
    }));
    this.pages.screen({ path: PATHS.members, file: 'members' });
    this.pages.screen({ path: PATHS.profile, file: 'profile', ask: profile });
    this.pages.screen({ path: PATHS.settings, file: 'settings' });
    this.pages.screen({ path: PATHS.login, file: 'login' });
    this.pages.screen({ path: PATHS.forgotPassword, file: 'forgot-password' });
    this.pages.screen({ path: PATHS.resetPassword, file: 'reset-password' });
    this.pages.screen({ path: PATHS.invitation, file: 'invitation' });
    this.pages.screen({ path: PATHS.verifyEmail, file: 'verify-email' });
    this.pages.screen({ path: PATHS.claim, file: 'claim' });
    this.pages.screen({ path: PATHS.shortLogin });
  }
}

async function profile({ answers }: PageAsked, username: string): Promise<Head> {
  // Without a name, it is the viewer's own profile.
  if (!username) return {};
  const route = 'GET /api/v3/profile/{username}';
  const parts = { params: { username } };
  const member = (await answers.ask(route, parts))?.data;
  if (!member) return { isMissing: answers.has(404, route, parts) };
  return { title: member.name, picture: member.avatar, structured: () => [profilePage(member)] };
}
