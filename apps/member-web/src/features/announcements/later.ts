/** What lies over a screen comes together, where something is announced. */
export { InstallAdvert } from './InstallAdvert.tsx';
export { NewTheme } from './NewTheme.tsx';
