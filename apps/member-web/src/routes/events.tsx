export { ListScreen as Component } from '../features/events/list/ListScreen.tsx';
