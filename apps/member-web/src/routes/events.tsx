/** All screens of events: in pieces, the names of their files would weigh on every first load. */
export { ListScreen } from '../features/events/list/ListScreen.tsx';
export { EventScreen } from './event.tsx';
export { EditScreen } from './event-edit.tsx';
