import i18next from 'i18next';
import { type ReactNode, useLayoutEffect } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { createRoot, hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client';
import type { createBrowserRouter } from 'react-router-dom';
import { PREFIX } from './lib/drafts/drafts.ts';
import { hasOwnTexts } from './lib/i18n/own-texts.ts';
import { isComplete } from './lib/session/complete.ts';
import { visitFrom } from './lib/visit.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves when the route's chunk is there. */
const routed = (router: Router) =>
  new Promise<void>((resolve) => {
    const look = ({ initialized }: { initialized: boolean }) => initialized && resolve();
    router.subscribe(look);
    look(router.state);
  });

/** Whether this browser stores drafts, which stand in their fields at once. The server knows of none. */
function hasDrafts(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    return false;
  }
}

/** Whether this browser would render the screen exactly as the server did. */
function isSame(client: QueryClient): boolean {
  const { language = '' } = document.documentElement.dataset;
  return language === i18next.language && !hasOwnTexts(language) && !hasDrafts() && isComplete(client);
}

interface Props {
  root: HTMLElement;
  children: ReactNode;
}

/** Ends the visit that the document was rendered for, once the app has taken over. */
function Hydrated({ root, children }: Props) {
  useLayoutEffect(() => {
    visitFrom(() => undefined);
    delete root.dataset.now;
  }, [root]);
  return children;
}

interface Hydration {
  root: HTMLElement;
  app: ReactNode;
  router: Router;
  client: QueryClient;
  options?: HydrationOptions;
}

/** Hydrates the rendered screen. If this browser would render it differently, it replaces the HTML. */
export async function hydrate({ root, app, router, client, options }: Hydration): Promise<Root> {
  await routed(router);
  const whole = <Hydrated root={root}>{app}</Hydrated>;
  if (!isSame(client)) {
    const created = createRoot(root);
    created.render(whole);
    return created;
  }
  const visit = { now: Number(root.dataset.now), locale: root.dataset.locale! };
  visitFrom(() => visit);
  return hydrateRoot(root, whole, options);
}
