import { createHash } from 'node:crypto';
import { FEED_COOKIES, type RenderRequest } from '@lyceum/contracts/first-page';
import type { FastifyRequest } from 'fastify';
import type { FirstPage } from '../first-page.ts';

/** The screens whose first page has all that they show first. Browsers render the others. */
const RENDERED = new Set([
  'home',
  'board',
  'conversation',
  'profile',
  'groups',
  'events',
  'resources',
  'support',
  'privacy-policy',
  'members',
  'trophies',
]);

/** The hash of a community that has no texts of its own. Browsers store those, and the server does not have them. */
const NO_OWN_TEXTS = createHash('sha256').update('{}').digest('base64url').slice(0, 16);

/** The request to render a page, or null if the browser must render it. */
export function renderRequest(
  request: FastifyRequest,
  { screen, language, json, isMissing }: FirstPage,
): Omit<RenderRequest, 'now'> | null {
  if (isMissing || language === null || screen === null || !RENDERED.has(screen)) return null;
  if (!json.includes(`"translations_hash":"${NO_OWN_TEXTS}"`)) return null;
  const cookies = Object.values(FEED_COOKIES).flatMap((name) => {
    const value = request.cookies[name];
    return value && /^\w+$/.test(value) ? [`${name}=${value}`] : [];
  });
  return {
    url: request.url,
    answers: json,
    language,
    locales: localesIn(language, request.headers['accept-language'] ?? ''),
    cookies: cookies.join('; '),
  };
}

/** The first accepted locale of a language, if it has a region. Other forms could be unknown to Node. */
const localesIn = (language: string, accepted: string): string[] =>
  accepted
    .split(',')
    .map((part) => part.split(';')[0]!.trim())
    .filter((locale) => /^[a-z]{2}-[A-Z]{2}$/.test(locale) && locale.startsWith(language))
    .slice(0, 1);
