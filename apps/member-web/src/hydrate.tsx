import i18next from 'i18next';
import { type ReactNode, useLayoutEffect } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { hydrateRoot, type HydrationOptions, type Root } from 'react-dom/client';
import type { createBrowserRouter } from 'react-router-dom';
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

/** Whether this browser would render the screen exactly as the server did. */
function isSame(client: QueryClient): boolean {
  const { language = '' } = document.documentElement.dataset;
  return language === i18next.language && !hasOwnTexts(language) && isComplete(client);
}

interface Props {
  root: HTMLElement;
  children: ReactNode;
}

/** Ends the visit that the document was rendered for, once its elements are hydrated. */
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

/** Hydrates the rendered screen. Resolves to null if the browser must render it anew. */
export async function hydrate({ root, app, router, client, options }: Hydration): Promise<Root | null> {
  await routed(router);
  if (!isSame(client)) return null;
  const visit = { now: Number(root.dataset.now), locale: root.dataset.locale! };
  visitFrom(() => visit);
  return hydrateRoot(root, <Hydrated root={root}>{app}</Hydrated>, options);
}
