/** Everything for visitors who are asked or view their choices, in one chunk. */
export { ConsentFooter } from './ConsentFooter.tsx';
export { ConsentLayer } from './ConsentLayer.tsx';
export { CookiesTab } from './CookiesTab.tsx';
