import { Module, type OnModuleInit } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import { PublicAddresses } from '../discovery/index.ts';
import { IdentityModule } from '../identity/index.ts';
import { MediaModule } from '../media/index.ts';
import { NotificationsModule } from '../notifications/index.ts';
import { RelationsModule } from '../relations/index.ts';
import { SettingsModule } from '../settings/index.ts';
import { AttendanceController } from './attendance/attendance.controller.ts';
import { attendanceEvents } from './attendance/attendance.events.ts';
import { AttendanceQueries } from './attendance/attendance.queries.ts';
import { attendanceRows } from './attendance/attendance.rows.ts';
import { Attending, Ending } from './attendance/attending.ts';
import { InviteToEventHandler } from './attendance/invite.handlers.ts';
import {
  DeclineInvitationHandler,
  FillPlaceHandler,
  JoinEventHandler,
  LeaveAllEventsHandler,
  LeaveEventHandler,
  RemoveAttendeeHandler,
} from './attendance/join.handlers.ts';
import {
  EndUnreadableAttendanceHandler,
  LeaveEventsOfGroupHandler,
  WithdrawEventInvitationsHandler,
} from './attendance/losing.handlers.ts';
import { ForgetRemindersHandler, SetRemindersHandler } from './attendance/reminder.handlers.ts';
import { RemindersController } from './attendance/reminders.controller.ts';
import { CalendarScreens } from './calendar.screens.ts';
import { CategoriesController } from './categories/categories.controller.ts';
import { categoryEvents } from './categories/category.events.ts';
import { ChangeCategoryHandler, MakeCategoryHandler, RemoveCategoryHandler } from './categories/category.handlers.ts';
import { categoryRows } from './categories/category.rows.ts';
import { CalendarLive } from './events/calendar.live.ts';
import { EventBoard } from './events/event.board.ts';
import { EventDetails } from './events/event.details.ts';
import { eventEvents } from './events/event.events.ts';
import { CancelEventHandler, ChangeEventHandler, PlanEventHandler } from './events/event.handlers.ts';
import { eventPersonal } from './events/event.personal.ts';
import { eventRows } from './events/event.rows.ts';
import { AnswerOrganisingHandler } from './events/organising.handler.ts';
import { Organisers } from './events/organisers.ts';
import { EventsController } from './events/events.controller.ts';
import { CalendarFeeds } from './feeds/feed.ts';
import { FeedsController } from './feeds/feeds.controller.ts';
import { IcalController } from './feeds/ical.controller.ts';
import { EventEffects } from './notices/event.effects.ts';
import { EventNotifications } from './notices/event.notifications.ts';
import { EventConsoleController } from './reading/console.controller.ts';
import { EventQueries } from './reading/event.queries.ts';
import { ReportedEvents } from './events/reported-events.ts';
import { EventSearch } from './reading/event.search.ts';
import { eventAddresses } from './rights/readable.ts';
import { EventRegistries } from './rights/event.registries.ts';
import { EventFactsOf } from './rights/facts.ts';
import { EventGroups } from './rights/groups.ts';
import { EventsPlugin } from './rights/plugin.ts';
import { EventRooms } from './rights/rooms.ts';
import { CalendarScores } from './calendar.scores.ts';

@Module({
  imports: [IdentityModule, MediaModule, NotificationsModule, RelationsModule, SettingsModule],
  controllers: [
    ...[EventsController, AttendanceController, RemindersController, CategoriesController],
    ...[FeedsController, IcalController, EventConsoleController],
  ],
  providers: [
    ...[EventsPlugin, EventFactsOf, EventRegistries, EventGroups, EventRooms],
    ...[EventQueries, EventSearch, AttendanceQueries, ReportedEvents],
    ...[Organisers, AnswerOrganisingHandler],
    ...[CalendarLive, EventBoard, EventDetails, PlanEventHandler, ChangeEventHandler, CancelEventHandler],
    ...[
      Attending,
      JoinEventHandler,
      LeaveEventHandler,
      LeaveAllEventsHandler,
      DeclineInvitationHandler,
      RemoveAttendeeHandler,
    ],
    ...[Ending, EndUnreadableAttendanceHandler, LeaveEventsOfGroupHandler, WithdrawEventInvitationsHandler],
    ...[InviteToEventHandler, FillPlaceHandler, SetRemindersHandler, ForgetRemindersHandler],
    ...[MakeCategoryHandler, ChangeCategoryHandler, RemoveCategoryHandler],
    ...[CalendarFeeds, EventEffects, EventNotifications, CalendarScreens, CalendarScores],
  ],
  exports: [EventGroups, EventRooms, EventFactsOf, EventsPlugin, ReportedEvents],
})
/** Community and group events: attendance, reminders, categories, calendar feeds, search and notifications. */
export class CalendarModule implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly addresses: PublicAddresses,
    private readonly plugin: EventsPlugin,
  ) {}

  onModuleInit(): void {
    const isThere = () => this.plugin.isThere();
    this.addresses.offer({ name: 'events', before: '/events/', isThere, rows: eventAddresses });
    this.kernel.events({ ...eventEvents, ...attendanceEvents, ...categoryEvents }, { personal: eventPersonal });
    this.kernel.project(eventRows, attendanceRows, categoryRows);
  }
}
