/** All screens of events in one chunk: separate file names would enlarge every first load. */
export { ListScreen } from '../features/events/list/ListScreen.tsx';
export { EventScreen } from './event.tsx';
export { EditScreen } from './event-edit.tsx';
