import { Module } from '@nestjs/common';
import { CommunityModule } from '../community/index.ts';
import { IdentityModule } from '../identity/index.ts';
import { NotificationQueries } from './notification.queries.ts';
import { NotificationsController } from './notifications.controller.ts';
import { NotificationJobs } from './notifications.jobs.ts';

@Module({
  imports: [CommunityModule, IdentityModule],
  controllers: [NotificationsController],
  providers: [NotificationQueries, NotificationJobs],
})
export class NotificationsModule {}
