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
  /** It was asked for at an address that it no longer has. */
  hasMoved?: boolean;
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
  { path: /^\/profile(?:\/([^/]+))?$/, file: 'profile', ask: profile },
  { path: /^\/bookmarks$/, file: 'bookmarks' },
  { path: /^\/auth\/login$/, file: 'login' },
  { path: /^\/auth\/forgot-password$/, file: 'forgot-password' },
  { path: /^\/auth\/reset-password$/, file: 'reset-password' },
  { path: /^\/auth\/verify-email$/, file: 'verify-email' },
  { path: /^\/login$/ },
];

const pathOf = (url: string): string => url.split('?')[0]!.replace(/(.)\/$/, '$1');

const screenAt = (path: string): Screen | undefined => SCREENS.find((each) => each.path.test(path));

/** Whether the member app has a screen for this address, whatever it will show there. */
export const hasScreen = (url: string): boolean => screenAt(pathOf(url)) !== undefined;

/** Asks for everything that the first screen of an address needs, as whoever asks for the document. */
export async function firstPage(request: FastifyRequest): Promise<FirstPage> {
  const path = pathOf(request.url);
  const query = new URLSearchParams(request.url.split('?')[1]);
  const answers = new FirstAnswers(request);
  const screen = screenAt(path);
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
    screen ? (screen.ask?.({ answers, boards, status, query }, name) ?? {}) : { isMissing: true },
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
  // Edited since, or asked for by another of its names.
  const hasMoved = topic.slug !== slug;
  if (!('post_id' in topic)) return { title: topic.title, description: topic.excerpt, path, hasMoved };
  await answers.ask('GET /api/v3/topics/{id}/comments', commentsParts(topic.id));
  return {
    title: topic.meta_title ?? topic.title,
    description: topic.meta_description ?? topic.excerpt,
    path,
    hasMoved,
    isArticle: true,
  };
}

async function profile({ answers }: Asked, username: string): Promise<Head> {
  // Without a name it is one's own.
  if (!username) return {};
  const route = 'GET /api/v3/profile/{username}';
  const parts = { params: { username } };
  const member = (await answers.ask(route, parts))?.data;
  return member ? { title: member.name } : { isMissing: answers.has(404, route, parts) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
