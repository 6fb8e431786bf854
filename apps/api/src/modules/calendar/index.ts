/** What other modules may use of the calendar: its commands, for demo content and tests. */
export { InviteToEvent, JoinEvent, LeaveEventsOfGroup, SetReminders } from './attendance/attendance.commands.ts';
export { CalendarModule } from './calendar.module.ts';
export { MakeCategory } from './categories/category.commands.ts';
export { AnswerOrganising, CancelEvent, PlanEvent } from './events/event.commands.ts';
/** Who makes events in a group: the module that keeps groups answers it. */
export { EventGroups } from './rights/groups.ts';
/** Which live rooms events have: the module that keeps them answers it. */
export { EventRooms } from './rights/rooms.ts';
/** What a room asks of its event, and what becomes of that. */
export type { AttendanceEvent } from './attendance/attendance.events.ts';
export type { EventEvent } from './events/event.events.ts';
export { type EventFacts, EventFactsOf } from './rights/facts.ts';
export { EventsPlugin } from './rights/plugin.ts';
export { attends, canEdit, canRead } from './rights/policies.ts';
export { beginOf, endOf } from './rights/when.ts';
