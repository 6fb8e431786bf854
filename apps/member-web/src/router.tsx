import { createBrowserRouter } from 'react-router-dom';
// Must run before the router reads the history entry.
import './lib/address/first-entry.ts';
import { modules } from './modules.ts';
import { screensOf } from './routes/shell/screens.tsx';

/* Every screen is a chunk. The document preloads the first screen's chunk in parallel with the app (docs/adr/0015). */
export const router = createBrowserRouter(screensOf(modules));
