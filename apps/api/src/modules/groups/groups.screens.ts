import { Injectable, type OnModuleInit } from '@nestjs/common';
import { groupParts, PATHS } from '@lyceum/contracts/first-page';
import { breadcrumbs } from '../discovery/index.ts';
import { FirstPages, type Head, type PageAsked } from '../../platform/first-page/first-pages.ts';

/** Registers the page data that group screens load first. */
@Injectable()
export class GroupScreens implements OnModuleInit {
  constructor(private readonly pages: FirstPages) {}

  onModuleInit(): void {
    this.pages.screen({ path: PATHS.groups, file: 'groups' });
    this.pages.screen({ path: PATHS.group, file: 'groups', ask: group });
    this.pages.screen({ path: PATHS.groupEdit, file: 'groups', ask: group });
  }
}

async function group({ answers }: PageAsked, slug: string): Promise<Head> {
  const found = (await answers.ask('GET /api/v3/groups/{id}', groupParts(slug)))?.data;
  if (!found) return { isMissing: answers.has(404, 'GET /api/v3/groups/{id}', groupParts(slug)) };
  return {
    title: found.name,
    description: found.excerpt,
    picture: found.image,
    structured: () => [breadcrumbs({ name: found.name, path: `/groups/${encodeURIComponent(found.slug)}` })],
  };
}
