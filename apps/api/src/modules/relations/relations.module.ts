import { Module, type OnModuleInit } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import { MemberFields } from '../../platform/records/member-fields.ts';
import { ScoreOffers } from '../../platform/scores/score-offers.ts';
import { NotificationsModule } from '../notifications/index.ts';
import { FollowNotifications } from './follow.notifications.ts';
import { RelateHandler } from './relation.handlers.ts';
import { RelationLists } from './relation.lists.ts';
import { relationEvents } from './relation.events.ts';
import { relationRows } from './relation.rows.ts';
import { relationScores } from './relation.scores.ts';
import { Relations, standing } from './relations.ts';
import { RelationsController } from './relations.controller.ts';

/** Follows and blocks between members. */
@Module({
  imports: [NotificationsModule],
  controllers: [RelationsController],
  providers: [RelateHandler, RelationLists, Relations, FollowNotifications],
  exports: [Relations],
})
export class RelationsModule implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly fields: MemberFields,
    private readonly scores: ScoreOffers,
  ) {}

  onModuleInit(): void {
    this.kernel.events(relationEvents);
    this.kernel.project(relationRows);
    this.scores.offers(relationScores);
    this.fields.give('follow_status', standing);
  }
}
