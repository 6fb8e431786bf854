import type { community } from '@lyceum/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  ALL_BOARDS,
  commentsParts,
  feedParts,
  PATHS,
  TAG,
  TICKET_FILTER,
  ticketFilter,
  ticketParts,
  topicParts,
} from '@lyceum/contracts/first-page';
import {
  breadcrumbs,
  type FeedLink,
  feedTabOf,
  forumPosting,
  pageNumber,
  type PlainEntry,
  type PlainPage,
  topicsPage,
} from '../discovery/index.ts';
import { FirstPages, type Head, type PageAsked } from '../../platform/first-page/first-pages.ts';

/** Registers the page data that the community's screens preload. */
@Injectable()
export class CommunityScreens implements OnModuleInit {
  constructor(private readonly pages: FirstPages) {}

  onModuleInit(): void {
    // The layout lists the boards on every page.
    this.pages.onEvery('community', async ({ answers }) => {
      await answers.ask('GET /api/v4/community/channels', ALL_BOARDS);
    });
    this.pages.screen({ path: PATHS.home, file: 'home', ask: home });
    this.pages.screen({ path: PATHS.welcome, file: 'welcome' });
    this.pages.screen({ path: PATHS.boards, file: 'boards' });
    this.pages.screen({ path: PATHS.board, file: 'board', ask: board });
    this.pages.screen({ path: PATHS.conversation, file: 'conversation', ask: conversation });
    this.pages.screen({ path: PATHS.bookmarks, file: 'bookmarks' });
  }
}

async function home(asked: PageAsked): Promise<Head> {
  const { answers } = asked;
  const welcome = async () =>
    (await answers.ask('GET /api/v3/profile/me'))
      ? answers.ask('GET /api/v4/introduction')
      : answers.ask('GET /api/v4/community/welcome');
  const [plain] = await Promise.all([
    topicsPage(asked, feedParts(null, await feedTabOf(asked), asked.query.get(TAG))),
    welcome(),
  ]);
  const settings = (await answers.ask('GET /api/v3/settings'))?.data;
  const description =
    settings && 'community_description' in settings ? { description: settings.community_description } : {};
  return { ...description, ...plain, feeds: feedsAt('community') };
}

async function board(asked: PageAsked, slug: string): Promise<Head> {
  const { answers, query } = asked;
  const boards = (await answers.ask('GET /api/v4/community/channels', ALL_BOARDS))?.data ?? [];
  const found = boards.find((each) => each.slug === slug);
  if (!found) return { isMissing: answers.has(200, 'GET /api/v4/community/channels', ALL_BOARDS) };
  const feed =
    found.type === 'helpdesk'
      ? ticketParts(found.id, ticketFilter(query.get(TICKET_FILTER)))
      : feedParts(found.id, await feedTabOf(asked), query.get(TAG));
  const plain = found.permissions.includes('READ') ? await topicsPage(asked, feed) : {};
  return {
    ...plain,
    title: found.name,
    description: found.description,
    ...(found.public && found.type !== 'helpdesk' && { feeds: feedsAt(`boards/${encodeURIComponent(found.slug)}`) }),
    structured: () => [breadcrumbs({ name: found.name, path: `/boards/${encodeURIComponent(found.slug)}` })],
  };
}

const commentEntry = (path: string, { id, user, created_at, content }: community.Reply): PlainEntry => ({
  path: `${path}#comment-${id}`,
  title: user.name,
  author: '',
  at: created_at,
  text: null,
  html: content,
});

const feedsAt = (path: string): FeedLink[] =>
  (['rss', 'atom'] as const).map((form) => ({ type: `application/${form}+xml`, path: `/feeds/${path}.${form}` }));

async function conversation({ answers, query }: PageAsked, slug: string): Promise<Head> {
  const topic = (await answers.ask('GET /api/v3/topics/{id}', topicParts(slug)))?.data;
  if (!topic) return { isMissing: answers.has(404, 'GET /api/v3/topics/{id}', topicParts(slug)) };
  const path = `/conversations/${encodeURIComponent(topic.slug)}`;
  // The topic was renamed, or the request uses another of its names.
  const hasMoved = topic.slug !== slug;
  if (!('post_id' in topic)) return { title: topic.title, description: topic.excerpt, path, hasMoved };
  const number = pageNumber(query);
  const parts = commentsParts(topic.id);
  const listed = await answers.ask(
    'GET /api/v3/topics/{id}/comments',
    number === 1 ? parts : { ...parts, query: { ...parts.query, page: number } },
  );
  const comments = listed?.data ?? [];
  if (number > 1 && comments.length === 0) return { isMissing: true };
  const plain: PlainPage = {
    number,
    last: listed?.meta.last_page ?? 1,
    entries: comments.flatMap((comment) => [comment, ...comment.replies].map((each) => commentEntry(path, each))),
  };
  return {
    title: topic.meta_title ?? topic.title,
    description: topic.meta_description ?? topic.excerpt,
    path,
    hasMoved,
    isArticle: true,
    plain,
    picture: topic.attachments.find(({ width }) => width !== null)?.source,
    drawn: { kind: 'topics', slug: topic.slug },
    structured: () => [
      forumPosting(topic, comments),
      breadcrumbs(
        { name: topic.board_name, path: `/boards/${encodeURIComponent(topic.board_slug)}` },
        { name: topic.title, path },
      ),
    ],
  };
}
