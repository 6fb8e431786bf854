import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { groups } from '@lyceum/contracts';
import { GROUP_LISTS, groupListParts } from '@lyceum/contracts/first-lists';
import { ALL_BOARDS, groupParts, PATHS } from '@lyceum/contracts/first-page';
import { breadcrumbs, numberedPage, pageNumber, placeFeedPage } from '../discovery/index.ts';
import { FirstPages, type Head, type PageAsked } from '../../platform/first-page/first-pages.ts';

/** Registers the page data that group screens load first. */
@Injectable()
export class GroupScreens implements OnModuleInit {
  constructor(private readonly pages: FirstPages) {}

  onModuleInit(): void {
    this.pages.screen({ path: PATHS.groups, file: 'groups', ask: list });
    this.pages.screen({ path: PATHS.group, file: 'groups', ask: groupTab });
    this.pages.screen({ path: PATHS.groupEdit, file: 'groups', ask: async (asked, slug) => await group(asked, slug) });
  }
}

async function list({ answers, query }: PageAsked): Promise<Head> {
  const shown = GROUP_LISTS.find((name) => name === query.get('show')) ?? 'all';
  const number = pageNumber(query);
  const listed = await answers.ask('GET /api/v3/groups', groupListParts(shown, number));
  return numberedPage(
    number,
    listed,
    ({ slug, name, excerpt, created_at }) => ({
      path: pathOf(slug),
      title: name,
      author: '',
      at: created_at,
      text: excerpt,
    }),
    { isShown: true, choice: shown === 'all' ? '' : `show=${shown}` },
  );
}

async function group({ answers }: PageAsked, slug: string): Promise<Head & { found?: groups.Group }> {
  const found = (await answers.ask('GET /api/v3/groups/{id}', groupParts(slug)))?.data;
  if (!found) return { isMissing: answers.has(404, 'GET /api/v3/groups/{id}', groupParts(slug)) };
  return {
    found,
    title: found.name,
    description: found.excerpt,
    picture: found.image,
    structured: () => [breadcrumbs({ name: found.name, path: pathOf(found.slug) })],
  };
}

/** A group with what its tab shows first: its feed or its members. */
async function groupTab(asked: PageAsked, slug: string, tab = ''): Promise<Head> {
  const { answers } = asked;
  const { found, ...head } = await group(asked, slug);
  if (!found?.permissions.includes('READ')) return head;
  if (tab === '' || tab === 'feed') {
    const boards = (await answers.ask('GET /api/v4/community/channels', ALL_BOARDS))?.data ?? [];
    return { ...(await placeFeedPage(asked, boards, found.channel_id)), ...head };
  }
  if (tab === 'members') {
    await answers.ask('GET /api/v4/groups/{id}/members', {
      params: { id: found.id },
      query: { status: 'in', page: 1 },
    });
  }
  return head;
}

const pathOf = (slug: string): string => `/groups/${encodeURIComponent(slug)}`;
