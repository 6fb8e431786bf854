import { Module, type OnModuleInit } from '@nestjs/common';
import { PATHS } from '@lyceum/contracts/first-page';
import { FirstPages } from '../../platform/first-page/first-pages.ts';
import { Kinds } from './kinds.ts';
import { NotificationMail } from './notification.mail.ts';
import { NotificationQueries } from './notification.queries.ts';
import { NotificationsController } from './notifications.controller.ts';
import { Notifications } from './notifications.ts';
import { Preferences } from './preferences.ts';
import { PreferencesController } from './preferences.controller.ts';
import { Unsubscribe } from './unsubscribe.ts';

/** Notifications in the app and by mail, and their preferences. */
@Module({
  controllers: [NotificationsController, PreferencesController],
  providers: [Kinds, Notifications, NotificationQueries, NotificationMail, Preferences, Unsubscribe],
  exports: [Notifications],
})
export class NotificationsModule implements OnModuleInit {
  constructor(private readonly pages: FirstPages) {}

  onModuleInit(): void {
    this.pages.onEvery('notifications', async ({ answers }) => {
      // A guest has no counters.
      if (await answers.ask('GET /api/v3/profile/me')) await answers.ask('GET /api/v4/notifications/pings');
    });
    this.pages.screen({ path: PATHS.notifications, file: 'notifications' });
    this.pages.screen({ path: PATHS.unsubscribe, file: 'unsubscribe' });
  }
}
