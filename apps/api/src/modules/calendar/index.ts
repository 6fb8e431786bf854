/** What other modules may use of the calendar: its commands, for demo content and tests. */
export { InviteToEvent, JoinEvent, SetReminders } from './attendance/attendance.commands.ts';
export { CalendarModule } from './calendar.module.ts';
export { MakeCategory } from './categories/category.commands.ts';
export { CancelEvent, PlanEvent } from './events/event.commands.ts';
/** Who makes events in a group: the module that keeps groups answers it. */
export { EventGroups } from './rights/groups.ts';
