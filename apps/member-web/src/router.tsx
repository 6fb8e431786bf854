import { createBrowserRouter } from 'react-router-dom';
// Before the router reads the entry.
import './lib/address/first-entry.ts';
import { modules } from './modules.ts';
import { screensOf } from './routes/shell/screens.tsx';

/* Every screen is a chunk; that of the first one the document names, so that it is fetched beside the app (docs/adr/0015). */
export const router = createBrowserRouter(screensOf(modules));
