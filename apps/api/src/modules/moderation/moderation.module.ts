import { Module, type OnModuleInit } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import { CalendarModule } from '../calendar/index.ts';
import { CommunityModule } from '../community/index.ts';
import { GroupsModule } from '../groups/index.ts';
import { IdentityModule } from '../identity/index.ts';
import { NotificationsModule } from '../notifications/index.ts';
import { HeldPosts } from './held-posts.ts';
import { ReviewController } from './review.controller.ts';
import { reviewEvents } from './review.events.ts';
import { DecideReportsHandler, ReportThingHandler } from './review.handlers.ts';
import { ReviewNotifications } from './review.notifications.ts';
import { reviewPersonal } from './review.personal.ts';
import { ReviewQueries } from './review.queries.ts';
import { reviewRows } from './review.rows.ts';
import { ReviewedThings } from './reviewed-things.ts';

/** Reports of posts, members, groups and events, and the review queue of staff. */
@Module({
  imports: [CalendarModule, CommunityModule, GroupsModule, IdentityModule, NotificationsModule],
  controllers: [ReviewController],
  providers: [HeldPosts, ReviewQueries, ReviewedThings, ReportThingHandler, DecideReportsHandler, ReviewNotifications],
})
export class ModerationModule implements OnModuleInit {
  constructor(private readonly kernel: Kernel) {}

  onModuleInit(): void {
    this.kernel.events(reviewEvents, { personal: reviewPersonal });
    this.kernel.project(reviewRows);
  }
}
