/** What other modules may use: they tell members of what happens, and say what their notifications are about. */
export { type Made, Notifications, type Subject } from './notifications.ts';
export { NotificationsModule } from './notifications.module.ts';
export { whatOf, whoOf } from './notifications.texts.ts';
