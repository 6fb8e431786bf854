/** @jest-environment ./test/support/browser/browser-environment.mjs */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AppWith } from './app-with.tsx';
import { boardsOptions } from './entities/boards/boards.ts';
import { createRenderer } from './entry-server.tsx';
import { hydrate } from './hydrate.tsx';
import { isComplete } from './lib/session/complete.ts';
import { createQueryClient } from './lib/session/query-client.ts';
import { followSession, meOptions } from './lib/session/session.ts';
import { settingsOptions } from './lib/session/settings.ts';
import { visitFrom } from './lib/visit.ts';
import { modules } from './modules.ts';
import { screensOf } from './routes/shell/screens.tsx';
import { me } from './testing/answers.ts';
import { firstPage, WRITTEN } from './testing/first-page.ts';
import { FOR_EVERYONE, FOR_MEMBERS } from './testing/first-screens.ts';
import { createVisits } from './testing/visits.ts';

const HOUR_MS = 3_600_000;
const RENDERED_AT = Date.parse(WRITTEN) + 2 * HOUR_MS;

/** The zone of the machine. Code that formats without a zone would show it. */
let deviceZone = 'UTC';
const Original = Intl.DateTimeFormat;
const { fetch } = globalThis;

beforeEach(() => {
  // jsdom draws nothing.
  window.scrollTo = () => undefined;
  globalThis.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as never;
  jest
    .spyOn(Intl, 'DateTimeFormat')
    .mockImplementation(
      ((locale: string, options: Intl.DateTimeFormatOptions) =>
        new Original(locale, { ...options, timeZone: options?.timeZone ?? deviceZone })) as typeof Intl.DateTimeFormat,
    );
});
afterEach(() => {
  globalThis.fetch = fetch;
  document.body.innerHTML = '';
  localStorage.clear();
});

/** Renders an address in UTC, and takes it over in Kathmandu with the clock three hours ahead. */
async function takenOver(url: string, name: string | undefined, word: string) {
  const answers = firstPage({ name, now: RENDERED_AT });
  deviceZone = 'UTC';
  const render = createRenderer(createVisits());
  const request = { url, answers: JSON.stringify(answers), language: 'en' as const, locales: [], cookies: '' };
  const rendering = await render({ ...request, now: RENDERED_AT });
  expect(rendering?.html).toContain(word);

  deviceZone = 'Asia/Kathmandu';
  jest.spyOn(Date, 'now').mockReturnValue(RENDERED_AT + 3 * HOUR_MS);
  globalThis.fetch = (address) => {
    const answer = answers[String(address)];
    if (!answer) return new Promise(() => undefined);
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
  };
  const { now, locale, html } = rendering!;
  document.documentElement.dataset.language = 'en';
  document.body.innerHTML = `<div id="root" data-now="${now}" data-locale="${locale}">${html}</div>`;
  const root = document.getElementById('root')!;
  const main = root.querySelector('main');
  history.replaceState(null, '', url);

  const client = createQueryClient();
  visitFrom(() => ({ now, locale, client }));
  await Promise.all(
    [settingsOptions, meOptions, boardsOptions].map((options) => client.prefetchQuery(options as never)),
  );
  const router = createBrowserRouter(screensOf(modules));
  await waitFor(() => expect(router.state.initialized && isComplete(client)).toBe(true), { timeout: 20_000 });
  // Otherwise this visitor would follow that of the test before, whose data is dropped.
  followSession(new QueryClient(), client.getQueryData(meOptions.queryKey) ?? null);
  const faults: unknown[] = [];
  // React also warns of parts that load later.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const app = (
    <StrictMode>
      <AppWith client={client}>
        <RouterProvider router={router} />
      </AppWith>
    </StrictMode>
  );
  const options = { onRecoverableError: (error: unknown) => void faults.push(error) };
  const hydrated = await act(() => hydrate({ root, app, router, client, options }));
  expect(faults).toEqual([]);
  expect(root.textContent).toContain(word);
  // Whether the elements are still those of the document.
  const isHydrated = root.querySelector('main') === main;
  const { textContent } = root;
  act(() => hydrated.unmount());
  router.dispose();
  client.clear();
  return { isHydrated, textContent };
}

it.each([
  ['home of a guest', '/', undefined, 'My first warp'],
  ['home of a member', '/', 'Ada Wever', 'My first warp'],
  ['a board', '/boards/crafts', undefined, 'My first warp'],
  ['a board to write on', '/boards/crafts', 'Ada Wever', 'My first warp'],
  ['a topic', '/conversations/first-warp', undefined, 'Well done'],
  ['a topic of a member', '/conversations/first-warp', 'Ada Wever', 'Well done'],
  ...FOR_EVERYONE.map(([title, url, word]) => [`${title} for a guest`, url, undefined, word] as const),
  ...[...FOR_EVERYONE, ...FOR_MEMBERS].map(
    ([title, url, word]) => [`${title} for a member`, url, 'Ada Wever', word] as const,
  ),
])('%s hydrates in Kathmandu with the clock three hours ahead', async (_, url, name, word) => {
  expect((await takenOver(url, name, word)).isHydrated).toBe(true);
});

it('a browser with drafts, which the server does not know, renders anew without an error', async () => {
  const [, { id }] = me as [unknown, { id: number }];
  const key = `lyceum.draft:${id}:new:board-1`;
  localStorage.setItem(key, JSON.stringify({ at: Date.now(), value: { title: 'Half a thought', content: '' } }));
  const { isHydrated } = await takenOver('/boards/crafts', 'Ada Wever', 'My first warp');
  expect(isHydrated).toBe(false);
});
