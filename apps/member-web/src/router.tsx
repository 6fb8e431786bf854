import { createBrowserRouter } from 'react-router-dom';
// Before the router reads the entry.
import './lib/address/first-entry.ts';
import { modules } from './modules.ts';
import { screensOf } from './routes/shell/screens.tsx';

/*
 * Home and boards, where nearly everybody begins, come with the app: their parts are shared so widely that each would be a
 * file of its own to wait for. Every other screen is a chunk.
 */
export const router = createBrowserRouter(screensOf(modules));
