import '@lyceum/browser/no-eval';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import './theme/first-paint.css';
import { App } from './App.tsx';

/** The Content-Security-Policy lets pass the styles that carry the answer's own nonce. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;
const styles = createCache({ key: 'lyceum', nonce, prepend: true });

// A data router: only there can a form hold back a navigation that would lose what was typed.
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
