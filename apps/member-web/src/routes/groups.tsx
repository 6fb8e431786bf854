import { ListScreen } from '../features/groups/list/ListScreen.tsx';
import { listLoader } from '../features/groups/queries/loaders.ts';
import { GroupScreen } from './group.tsx';
import { EditScreen } from './group-edit.tsx';
import { groupLoader } from './place-loaders.ts';

/** All screens of groups in one chunk: separate file names would enlarge every first load. */
export const list = { Component: ListScreen, loader: listLoader };
export const group = { Component: GroupScreen, loader: groupLoader };
export const edit = { Component: EditScreen };
