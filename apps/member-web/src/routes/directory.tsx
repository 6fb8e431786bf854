/** The pages of all boards and all members in one chunk: separate file names would enlarge every first load. */
export { BoardsScreen } from '../features/boards/map/BoardsScreen.tsx';
export { MembersScreen } from '../features/members/MembersScreen.tsx';
