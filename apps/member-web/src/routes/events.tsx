import { ListScreen } from '../features/events/list/ListScreen.tsx';
import { listLoader } from '../features/events/queries/loaders.ts';
import { EventScreen } from './event.tsx';
import { EditScreen } from './event-edit.tsx';
import { eventLoader } from './place-loaders.ts';

/** All screens of events in one chunk: separate file names would enlarge every first load. */
export const list = { Component: ListScreen, loader: listLoader };
export const event = { Component: EventScreen, loader: eventLoader };
export const edit = { Component: EditScreen };
