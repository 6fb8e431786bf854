import { SEARCH_PARAMETER } from '@lyceum/contracts/first-lists';
import { PATHS } from '@lyceum/contracts/first-page';
import type { FastifyRequest } from 'fastify';
import type { FirstPages, Head } from '../platform/first-page/first-pages.ts';
import { FirstAnswers } from './first-answers.ts';
import type { PlainForms } from './forms/plain-forms.ts';

export interface FirstPage extends Head {
  community: string;
  /** The address of the community's logo, or an empty text. */
  logo: string;
  language: 'nl' | 'en' | null;
  /** The file in the member app's `routes` for this screen, if it is a separate chunk. */
  screen: string | null;
  /** Whether the community is closed to search engines. */
  isClosed: boolean;
  /** Whether the request has no member. */
  isGuest: boolean;
  /** Whether the community has a search. */
  hasSearch: boolean;
  /** The text that was searched for. Empty on other screens. */
  searched: string;
  /** Forms that work without JavaScript. */
  forms?: PlainForms;
  /** The preloaded API responses as JSON. */
  json: string;
}

const pathOf = (url: string): string => url.split('?')[0]!.replace(/(.)\/$/, '$1');

/** Whether the member app has a screen for this address, even if that screen shows an error. */
export const hasScreen = (pages: FirstPages, url: string): boolean => pages.at(pathOf(url)) !== null;

/** Preloads all data of an address's first screen, with the reader's identity. */
export async function firstPage(pages: FirstPages, request: FastifyRequest): Promise<Omit<FirstPage, 'isClosed'>> {
  const path = pathOf(request.url);
  const answers = new FirstAnswers(request);
  const asked = { answers, cookies: request.cookies, query: new URLSearchParams(request.url.split('?')[1]) };
  const screen = pages.at(path);
  const [head, every, settings] = await Promise.all([
    screen ? (screen.ask?.(asked, screen.name, ...screen.more) ?? {}) : { isMissing: true },
    pages.askEvery(asked),
    answers.ask('GET /api/v3/settings'),
  ]);
  return {
    path,
    ...head,
    community: every.community ?? 'Lyceum',
    logo: every.logo ?? '',
    language: every.language ?? null,
    screen: screen?.file ?? null,
    isGuest: answers.has(401, 'GET /api/v3/profile/me'),
    hasSearch: settings !== null && 'plugins' in settings && settings.plugins.includes('search'),
    searched: path === PATHS.search ? (asked.query.get(SEARCH_PARAMETER) ?? '') : '',
    json: answers.json,
  };
}
