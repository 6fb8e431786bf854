import '@lyceum/browser/no-eval';
import './ui/style/styles.ts';
import i18next from 'i18next';
import { type ReactNode, StrictMode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { forgetFirstAnswers } from '@lyceum/browser/first-answers';
import { App } from './app.tsx';
import { chunk } from './lib/parts/chunk.ts';
import { watchStyles } from './lib/parts/lost-styles.ts';
import { boardsOptions } from './entities/boards/boards.ts';
import { startLanguage } from './lib/i18n/language.ts';
import { hasOwnTexts } from './lib/i18n/own-texts.ts';
import { isComplete } from './lib/session/complete.ts';
import { queryClient } from './lib/session/query-client.ts';
import { meOptions } from './lib/session/session.ts';
import { settingsOptions } from './lib/session/settings.ts';
import { drawToastsWith } from './lib/toast.ts';
import { visitFrom } from './lib/visit.ts';
import { router } from './router.tsx';
import { modules } from './modules.ts';
import { uiTexts } from './ui/texts/index.ts';

watchStyles();
drawToastsWith(chunk(() => import('./ui/toasts/Toasts.tsx')));

// All requests start before rendering, so that no screen waits for one after another.
void queryClient.prefetchQuery(settingsOptions);
void queryClient.prefetchQuery(meOptions);
void queryClient.prefetchQuery(boardsOptions);

// Answers embedded in the document belong to its first screen.
const { pathname } = router.state.location;
router.subscribe(({ location }) => {
  if (location.pathname !== pathname) forgetFirstAnswers();
});

/** Whether the document shows the screen exactly as this browser would render it first. */
async function isRendered({ now }: DOMStringMap): Promise<boolean> {
  if (!now) return false;
  // The route's chunk must be there before hydration.
  await new Promise<void>((resolve) => {
    const look = ({ initialized }: { initialized: boolean }) => initialized && resolve();
    router.subscribe(look);
    look(router.state);
  });
  const { language } = document.documentElement.dataset;
  return language === i18next.language && !hasOwnTexts(language) && isComplete(queryClient);
}

/** Ends the visit that the document was rendered for, once its elements are hydrated. */
function Hydrated({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    visitFrom(() => undefined);
    delete document.getElementById('root')?.dataset.now;
  }, []);
  return children;
}

void startLanguage([uiTexts, ...modules.flatMap(({ texts = [] }) => texts)]).then(async () => {
  const root = document.getElementById('root');
  if (!root) return;
  const { dataset } = root;
  const app = (
    <StrictMode>
      <Hydrated>
        <App />
      </Hydrated>
    </StrictMode>
  );
  if (!(await isRendered(dataset))) return createRoot(root).render(app);
  const visit = { now: Number(dataset.now), locale: dataset.locale! };
  visitFrom(() => visit);
  hydrateRoot(root, app);
});
