/** What comes where somebody is asked, or looks at their choices. */
export { ConsentFooter } from './ConsentFooter.tsx';
export { ConsentLayer } from './ConsentLayer.tsx';
export { CookiesTab } from './CookiesTab.tsx';
