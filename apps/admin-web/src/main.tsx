import '@lyceum/browser/no-eval';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import './theme/first-paint.css';
import { App } from './App.tsx';

/** The Content-Security-Policy accepts only styles with the nonce of this response. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;
const styles = createCache({ key: 'lyceum', nonce, prepend: true });

// A data router, because only that can block a navigation that would lose unsaved input.
const router = createBrowserRouter([{ path: '*', element: <App /> }], { basename: '/admin' });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <RouterProvider router={router} />
    </CacheProvider>
  </StrictMode>,
);
