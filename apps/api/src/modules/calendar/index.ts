/** The calendar's public API for other modules. Demo content and tests use its commands. */
export { InviteToEvent, JoinEvent, LeaveEventsOfGroup, SetReminders } from './attendance/attendance.commands.ts';
export { CalendarModule } from './calendar.module.ts';
export { ReportedEvents } from './events/reported-events.ts';
export { MakeCategory } from './categories/category.commands.ts';
export { AnswerOrganising, CancelEvent, PlanEvent } from './events/event.commands.ts';
/** Registry for group membership and the right to create events in a group. The groups module fills it. */
export { EventGroups } from './rights/groups.ts';
/** Registry for the live rooms of events. The rooms module fills it. */
export { EventRooms } from './rights/rooms.ts';
/** The facts, policies and events that live rooms need. */
export type { AttendanceEvent } from './attendance/attendance.events.ts';
export type { EventEvent } from './events/event.events.ts';
export { type EventFacts, EventFactsOf } from './rights/facts.ts';
export { EventsPlugin } from './rights/plugin.ts';
export { attends, canEdit, canRead } from './rights/policies.ts';
export { beginOf, endOf } from './rights/when.ts';
