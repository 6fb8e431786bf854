/** The search and its screen, in one chunk: separate file names would enlarge every first load. */
export { default as SearchOverlay } from './SearchOverlay.tsx';
export { SearchScreen } from './screen/SearchScreen.tsx';
