import { Module } from '@nestjs/common';
import { NotificationQueries } from './notification.queries.ts';
import { NotificationsController } from './notifications.controller.ts';
import { Notifications } from './notifications.ts';

@Module({
  controllers: [NotificationsController],
  providers: [Notifications, NotificationQueries],
  exports: [Notifications],
})
export class NotificationsModule {}
