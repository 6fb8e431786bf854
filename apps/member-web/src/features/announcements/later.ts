/** Dialogs and banners over a screen, in one chunk. */
export { InstallAdvert } from './InstallAdvert.tsx';
export { NewTheme } from './NewTheme.tsx';
