/** Widgets on other screens share one chunk: separate file names would enlarge every first load. */
export { default as GroupsSlider } from './around/GroupsSlider.tsx';
export { default as MyGroups } from './around/MyGroups.tsx';
