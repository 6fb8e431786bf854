import type { OutputOf, Routes } from '@lyceum/contracts';
import {
  ALL_BOARDS,
  commentsParts,
  FEED_COOKIES,
  feedParts,
  feedStatus,
  TICKET_FILTER,
  ticketFilter,
  ticketParts,
  topicParts,
} from '@lyceum/contracts/first-page';
import type { FastifyRequest } from 'fastify';
import { FirstAnswers } from './first-answers.ts';

type StartUp = Extract<OutputOf<Routes['GET /api/v3/settings']>, { plugins: unknown }>;
type Board = OutputOf<Routes['GET /api/v4/community/channels']>['data'][number];

/** What a page says of itself to whoever does not run it: search engines, and previews of links. */
export interface Head {
  title?: string;
  description?: string;
  /** Where it really lies. */
  path?: string;
  isArticle?: boolean;
  /** There is nothing at this address, as far as the viewer is concerned. */
  isMissing?: boolean;
}

export interface FirstPage extends Head {
  community: string;
  language: 'nl' | 'en' | null;
  /** The file in the member app's `routes` that shows it, where that is a chunk of its own. */
  screen: string | null;
  /** What the app is going to ask for, answered. */
  json: string;
}

interface Asked {
  answers: FirstAnswers;
  boards: Promise<Board[]>;
  status: ReturnType<typeof feedStatus>;
  /** Behind the path. */
  query: URLSearchParams;
}

interface Screen {
  path: RegExp;
  file?: string;
  /** Asks for what the screen shows first; `name` is the address's own part. */
  ask?: (asked: Asked, name: string) => Promise<Head>;
}

/** As in the member app's router. */
const SCREENS: Screen[] = [
  { path: /^\/$/, ask: home },
  { path: /^\/boards\/([^/]+)$/, ask: board },
  { path: /^\/conversations\/([^/]+)$/, file: 'conversation', ask: conversation },
  { path: /^\/profile\/settings(?:\/[^/]+)?$/, file: 'settings' },
  { path: /^\/profile(?:\/[^/]+)?$/, file: 'profile' },
  { path: /^\/bookmarks$/, file: 'bookmarks' },
  { path: /^\/auth\/login$/, file: 'login' },
];

/** Asks for everything that the first screen of an address needs, as whoever asks for the document. */
export async function firstPage(request: FastifyRequest): Promise<FirstPage> {
  const [address, asked] = request.url.split('?');
  const path = address!.replace(/(.)\/$/, '$1');
  const query = new URLSearchParams(asked);
  const answers = new FirstAnswers(request);
  const screen = SCREENS.find((each) => each.path.test(path));
  const boards = answers.ask('GET /api/v4/community/channels', ALL_BOARDS).then((answer) => answer?.data ?? []);
  const status = feedStatus(request.cookies[FEED_COOKIES.status]);
  const name = decoded(screen?.path.exec(path)?.[1] ?? '');
  const [settings, me, head] = await Promise.all([
    answers.ask('GET /api/v3/settings') as Promise<StartUp | null>,
    answers.ask('GET /api/v3/profile/me').then(async (answer) => {
      // A guest has none of it.
      if (!answer) return undefined;
      const welcome = path === '/' ? answers.ask('GET /api/v4/introduction') : null;
      await Promise.all([answers.ask('GET /api/v4/notifications/pings'), welcome]);
      return answer.data;
    }),
    screen?.ask?.({ answers, boards, status, query }, name) ?? {},
    answers.ask('GET /api/v3/settings', { query: { group: 'translations' } }),
    boards,
  ]);
  return {
    path,
    ...head,
    community: settings?.data.community_name ?? 'Lyceum',
    language: me?.locale ?? null,
    screen: screen?.file ?? null,
    json: answers.json,
  };
}

async function home({ answers, status }: Asked): Promise<Head> {
  await answers.ask('GET /api/v3/topics', feedParts(null, status));
  return {};
}

async function board({ answers, boards, status, query }: Asked, slug: string): Promise<Head> {
  const found = (await boards).find((each) => each.slug === slug);
  if (!found) return { isMissing: answers.has(200, 'GET /api/v4/community/channels', ALL_BOARDS) };
  const feed =
    found.type === 'helpdesk'
      ? ticketParts(found.id, ticketFilter(query.get(TICKET_FILTER)))
      : feedParts(found.id, status);
  if (found.permissions.includes('READ')) await answers.ask('GET /api/v3/topics', feed);
  return { title: found.name, description: found.description };
}

async function conversation({ answers }: Asked, slug: string): Promise<Head> {
  const topic = (await answers.ask('GET /api/v3/topics/{id}', topicParts(slug)))?.data;
  if (!topic) return { isMissing: answers.has(404, 'GET /api/v3/topics/{id}', topicParts(slug)) };
  const path = `/conversations/${encodeURIComponent(topic.slug)}`;
  if (!('post_id' in topic)) return { title: topic.title, description: topic.excerpt, path };
  await answers.ask('GET /api/v3/topics/{id}/comments', commentsParts(topic.id));
  return {
    title: topic.meta_title ?? topic.title,
    description: topic.meta_description ?? topic.excerpt,
    path,
    isArticle: true,
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
