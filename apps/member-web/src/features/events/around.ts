/** What stands around other screens comes together: in pieces, the names of their files would weigh on every first load. */
export { default as EventsSlider } from './EventsSlider.tsx';
export { default as Upcoming } from './rail/Upcoming.tsx';
export { default as Today } from './today/Today.tsx';
