export { SearchScreen as Component } from '../features/search/screen/SearchScreen.tsx';
