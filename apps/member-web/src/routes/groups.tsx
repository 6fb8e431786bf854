/** All screens of groups in one chunk: separate file names would enlarge every first load. */
export { ListScreen } from '../features/groups/list/ListScreen.tsx';
export { GroupScreen } from './group.tsx';
export { EditScreen } from './group-edit.tsx';
