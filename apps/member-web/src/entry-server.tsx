import './ui/style/styles.ts';
import { localeFor } from '@lyceum/browser/time';
import type { FirstAnswers, Rendering, RenderRequest } from '@lyceum/contracts/first-page';
import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { AppWith } from './app-with.tsx';
import { boardsOptions } from './entities/boards/boards.ts';
import { beginIn, changeTo } from './lib/i18n/texts.ts';
import { isComplete } from './lib/session/complete.ts';
import { createQueryClient } from './lib/session/query-client.ts';
import { meOptions } from './lib/session/session.ts';
import { settingsOptions } from './lib/session/settings.ts';
import { type Visit, visitFrom } from './lib/visit.ts';
import { firstTexts, modules } from './modules.ts';
import { screensOf } from './routes/shell/screens.tsx';

interface ServerVisit extends Visit {
  answers: FirstAnswers;
}

/** Node's `AsyncLocalStorage`: the visit of the current request. */
export interface Visits {
  getStore(): ServerVisit | undefined;
  run<T>(visit: ServerVisit, work: () => Promise<T>): Promise<T>;
}

const { dataRoutes, query } = createStaticHandler(screensOf(modules));

/** All texts in both languages. They are the same for everyone. */
const texts = beginIn('nl', firstTexts).then(() => changeTo('en'));

/** Rounds of the event loop in which embedded answers arrive. */
const ROUNDS = 20;
const round = () => new Promise<void>((resolve) => setTimeout(resolve));

const pending = () => new Promise<Response>(() => undefined);

/**
 * Returns the function that renders the first screen of a document. Whatever depends on a visitor is in `visits`. The
 * function answers null if the first page lacks an answer or has a refusal: then the browser renders the screen. It
 * throws if a component does.
 */
export function createRenderer(visits: Visits): (request: RenderRequest) => Promise<Rendering | null> {
  visitFrom(() => visits.getStore());
  // Answers from the first page instead of the network. Other requests stay pending, as on a first render.
  globalThis.fetch = (address) => {
    const answer = visits.getStore()?.answers[String(address)];
    if (!answer) return pending();
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
  };
  return async ({ url, answers, language, locales, cookies, now }) => {
    await texts;
    const client = createQueryClient();
    const locale = localeFor(language, locales);
    const visit = { now, locale, cookies, client, answers: JSON.parse(answers) as FirstAnswers };
    const html = await visits.run(visit, () => draw(url, language, client)).finally(() => client.clear());
    return html === null ? null : { html, locale, now };
  };
}

async function draw(url: string, language: string, client: QueryClient): Promise<string | null> {
  void client.prefetchQuery(settingsOptions);
  void client.prefetchQuery(meOptions);
  void client.prefetchQuery(boardsOptions);
  const ofShell = client.getQueryCache().getAll().length;
  const context = await query(new Request(new URL(url, 'http://localhost')));
  // A redirect.
  if (context instanceof Response) return null;
  for (let left = ROUNDS; left > 0 && client.isFetching() > 0; left--) await round();
  // A screen that asks for nothing of its own here loads later, sends guests elsewhere, or has a form.
  if (client.getQueryCache().getAll().length === ofShell || !isComplete(client)) return null;
  const html = renderToString(
    <StrictMode>
      <I18nextProvider i18n={i18next.cloneInstance({ lng: language })}>
        <AppWith client={client}>
          <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
        </AppWith>
      </I18nextProvider>
    </StrictMode>,
  );
  // A suspended boundary would not hydrate without an error.
  return html.includes('<!--$') ? null : html;
}
