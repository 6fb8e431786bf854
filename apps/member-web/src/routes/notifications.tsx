/** The page and the panel of notifications in one chunk: separate file names would enlarge every first load. */
export { NotificationPanel } from '../features/notifications/NotificationPanel.tsx';
export { NotificationsScreen } from '../features/notifications/NotificationsScreen.tsx';
