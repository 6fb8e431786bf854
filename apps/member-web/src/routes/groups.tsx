/** All screens of groups: in pieces, the names of their files would weigh on every first load. */
export { ListScreen } from '../features/groups/list/ListScreen.tsx';
export { GroupScreen } from './group.tsx';
export { EditScreen } from './group-edit.tsx';
