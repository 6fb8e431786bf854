import i18next from 'i18next';
import { type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hasOwnTexts } from './lib/i18n/own-texts.ts';
import { isComplete } from './lib/session/complete.ts';
import { queryClient } from './lib/session/query-client.ts';
import { visitFrom } from './lib/visit.ts';
import { router } from './router.tsx';

/** Resolves when the route's chunk is there. */
const routed = () =>
  new Promise<void>((resolve) => {
    const look = ({ initialized }: { initialized: boolean }) => initialized && resolve();
    router.subscribe(look);
    look(router.state);
  });

/** Whether this browser would render the screen exactly as the server did. */
function isSame(): boolean {
  const { language = '' } = document.documentElement.dataset;
  return language === i18next.language && !hasOwnTexts(language) && isComplete(queryClient);
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

/** Hydrates the rendered screen. Resolves to false if the browser must render it anew. */
export async function hydrate(root: HTMLElement, app: ReactNode): Promise<boolean> {
  await routed();
  if (!isSame()) return false;
  const visit = { now: Number(root.dataset.now), locale: root.dataset.locale! };
  visitFrom(() => visit);
  hydrateRoot(root, <Hydrated root={root}>{app}</Hydrated>);
  return true;
}
