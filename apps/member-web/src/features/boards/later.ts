/** Parts of the navigation of boards that come later, in one chunk: separate file names would enlarge every first load. */
export { default as Unread } from '../../entities/boards/Unread.tsx';
export { default as NoAccessDialog } from './locked/NoAccessDialog.tsx';
