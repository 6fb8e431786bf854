export { ListScreen as Component } from '../features/groups/list/ListScreen.tsx';
