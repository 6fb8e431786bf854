/** Widgets on other screens share one chunk: separate file names would enlarge every first load. */
export { default as EventsSlider } from './EventsSlider.tsx';
export { default as Today } from './today/Today.tsx';
