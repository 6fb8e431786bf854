import type { FastifyRequest } from 'fastify';
import type { FirstPages, Head } from '../platform/first-page/first-pages.ts';
import { FirstAnswers } from './first-answers.ts';

export interface FirstPage extends Head {
  community: string;
  language: 'nl' | 'en' | null;
  /** The file in the member app's `routes` that shows it, where that is a chunk of its own. */
  screen: string | null;
  /** What the app is going to ask for, answered. */
  json: string;
}

const pathOf = (url: string): string => url.split('?')[0]!.replace(/(.)\/$/, '$1');

/** Whether the member app has a screen for this address, whatever it will show there. */
export const hasScreen = (pages: FirstPages, url: string): boolean => pages.at(pathOf(url)) !== null;

/** Asks for everything that the first screen of an address needs, as whoever asks for the document. */
export async function firstPage(pages: FirstPages, request: FastifyRequest): Promise<FirstPage> {
  const path = pathOf(request.url);
  const answers = new FirstAnswers(request);
  const asked = { answers, cookies: request.cookies, query: new URLSearchParams(request.url.split('?')[1]) };
  const screen = pages.at(path);
  const [head, every] = await Promise.all([
    screen ? (screen.ask?.(asked, screen.name, ...screen.more) ?? {}) : { isMissing: true },
    pages.askEvery(asked),
  ]);
  return {
    path,
    ...head,
    community: every.community ?? 'Lyceum',
    language: every.language ?? null,
    screen: screen?.file ?? null,
    json: answers.json,
  };
}
