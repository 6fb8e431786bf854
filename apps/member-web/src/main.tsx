import '@lyceum/browser/no-eval';
import './ui/style/styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { forgetFirstAnswers } from '@lyceum/browser/first-answers';
import { App } from './app.tsx';
import { chunk } from './lib/parts/chunk.ts';
import { watchStyles } from './lib/parts/lost-styles.ts';
import { boardsOptions } from './entities/boards/boards.ts';
import { startLanguage } from './lib/i18n/language.ts';
import { queryClient } from './lib/session/query-client.ts';
import { meOptions } from './lib/session/session.ts';
import { settingsOptions } from './lib/session/settings.ts';
import { drawToastsWith } from './lib/toast.ts';
import { router } from './router.tsx';
import { firstTexts } from './modules.ts';

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

void startLanguage(firstTexts).then(() => {
  const root = document.getElementById('root');
  if (!root) return;
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  const render = () => createRoot(root).render(app);
  // The server has rendered the screen.
  if (root.dataset.now) {
    void import('./hydrate.tsx').then(({ hydrate }) => hydrate({ root, app, router, client: queryClient }), render);
  } else render();
});
