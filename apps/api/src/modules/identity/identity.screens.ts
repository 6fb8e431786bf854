import { Injectable, type OnModuleInit } from '@nestjs/common';
import { directoryIn, directoryParts } from '@lyceum/contracts/first-lists';
import { authorParts, PATHS } from '@lyceum/contracts/first-page';
import { numberedPage, pageNumber, profilePage, topicsPage } from '../discovery/index.ts';
import { FirstPages, type Head, type PageAsked } from '../../platform/first-page/first-pages.ts';

/** Registers the page data that the screens of members and accounts preload. */
@Injectable()
export class IdentityScreens implements OnModuleInit {
  constructor(private readonly pages: FirstPages) {}

  onModuleInit(): void {
    this.pages.onEvery('identity', async ({ answers }) => ({
      language: (await answers.ask('GET /api/v3/profile/me'))?.data.locale ?? null,
    }));
    this.pages.screen({ path: PATHS.members, file: 'members', ask: directory });
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

/** Guests may not list members. */
async function directory({ answers, query }: PageAsked): Promise<Head> {
  if (!(await answers.ask('GET /api/v3/profile/me'))) return {};
  const number = pageNumber(query);
  const [listed] = await Promise.all([
    answers.ask('GET /api/v3/users', directoryParts(directoryIn(query), number)),
    answers.ask('GET /api/v3/levels'),
  ]);
  const choice = new URLSearchParams([...query].filter(([name]) => ['q', 'sort', 'level'].includes(name)));
  return numberedPage(
    number,
    listed,
    ({ username, name }) => ({
      path: `/profile/${encodeURIComponent(username)}`,
      title: name,
      author: '',
      at: null,
      text: `@${username}`,
    }),
    { isShown: true, choice: choice.toString() },
  );
}

async function profile(asked: PageAsked, username: string): Promise<Head> {
  const { answers, query } = asked;
  // Without a name, it is the viewer's own profile.
  if (!username) return {};
  const route = 'GET /api/v3/profile/{username}';
  const parts = { params: { username } };
  const member = (await answers.ask(route, parts))?.data;
  if (!member) return { isMissing: answers.has(404, route, parts) };
  // The tabs of trophies and groups load later.
  const plain = query.has('tab') ? {} : await topicsPage(asked, authorParts(member.id));
  return { ...plain, title: member.name, picture: member.avatar, structured: () => [profilePage(member)] };
}
