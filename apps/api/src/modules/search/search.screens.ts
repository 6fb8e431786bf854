import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SEARCH_PARAMETER } from '@lyceum/contracts/first-lists';
import { PATHS } from '@lyceum/contracts/first-page';
import { SEARCH_LIMITS } from '@lyceum/contracts/search/amounts';
import { numberedPage, pageNumber } from '../discovery/index.ts';
import { FirstPages, type Head, type PageAsked } from '../../platform/first-page/first-pages.ts';

/** The screen of the search with filters. Without JavaScript, its document lists the results. */
@Injectable()
export class SearchScreens implements OnModuleInit {
  constructor(private readonly pages: FirstPages) {}

  onModuleInit(): void {
    this.pages.screen({ path: PATHS.search, file: 'search', ask: found });
  }
}

/** Conversations with the text. Filters need JavaScript. */
async function found({ answers, query }: PageAsked): Promise<Head> {
  const text = (query.get(SEARCH_PARAMETER) ?? '').trim().slice(0, SEARCH_LIMITS.query);
  // Results are no page for engines, like those of other searches.
  if (text === '') return { isUnlisted: true };
  const number = pageNumber(query);
  const parts = { query: { query: text, model: 'topics' as const, page: number } };
  const listed = (await answers.ask('GET /api/v3/search', parts))?.results.topics ?? null;
  const page = numberedPage(
    number,
    listed,
    ({ slug, comment_id, title, user, release_date, preview }) => ({
      path: `/conversations/${encodeURIComponent(slug)}${comment_id === null ? '' : `#comment-${comment_id}`}`,
      title,
      author: user.name,
      at: release_date,
      text: preview,
    }),
    { choice: new URLSearchParams({ [SEARCH_PARAMETER]: text }).toString() },
  );
  return { ...page, isUnlisted: true };
}
