/** What stands around other screens comes together: in pieces, the names of their files would weigh on every first load. */
export { default as GroupsSlider } from './around/GroupsSlider.tsx';
export { default as MyGroups } from './around/MyGroups.tsx';
export { default as RecentGroups } from './around/RecentGroups.tsx';
