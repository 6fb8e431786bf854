import { Module, type OnModuleInit } from '@nestjs/common';
import { FirstPages } from '../../platform/first-page/first-pages.ts';
import { NotificationQueries } from './notification.queries.ts';
import { NotificationsController } from './notifications.controller.ts';
import { Notifications } from './notifications.ts';

@Module({
  controllers: [NotificationsController],
  providers: [Notifications, NotificationQueries],
  exports: [Notifications],
})
export class NotificationsModule implements OnModuleInit {
  constructor(private readonly pages: FirstPages) {}

  onModuleInit(): void {
    this.pages.onEvery('notifications', async ({ answers }) => {
      // A guest has none.
      if (await answers.ask('GET /api/v3/profile/me')) await answers.ask('GET /api/v4/notifications/pings');
    });
  }
}
