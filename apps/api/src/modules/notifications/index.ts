/**
 * The public API of the notifications module. Other modules notify members, and define the subjects of their
 * notifications.
 */
export { type Made, Notifications, type Subject } from './notifications.ts';
export { NotificationsModule } from './notifications.module.ts';
export { whatOf, whoOf } from './notifications.texts.ts';
