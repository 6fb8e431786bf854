export { NotificationsModule } from './notifications.module.ts';
