import { Module } from '@nestjs/common';
import { CommunityModule } from '../community/index.ts';
import { NotificationQueries } from './notification.queries.ts';
import { NotificationsController } from './notifications.controller.ts';
import { NotificationJobs } from './notifications.jobs.ts';

@Module({
  imports: [CommunityModule],
  controllers: [NotificationsController],
  providers: [NotificationQueries, NotificationJobs],
})
export class NotificationsModule {}
