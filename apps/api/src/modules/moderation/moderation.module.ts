import { Module, type OnModuleInit } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import { CalendarModule } from '../calendar/index.ts';
import { CommunityModule } from '../community/index.ts';
import { GroupsModule } from '../groups/index.ts';
import { IdentityModule } from '../identity/index.ts';
import { NotificationsModule } from '../notifications/index.ts';
import { decisionEvents } from './decisions/decision.events.ts';
import { DecisionNotifications } from './decisions/decision.notifications.ts';
import { decisionPersonal } from './decisions/decision.personal.ts';
import { DecisionQueries } from './decisions/decision.queries.ts';
import { decisionRows } from './decisions/decision.rows.ts';
import { DecisionsController } from './decisions/decisions.controller.ts';
import { Decisions } from './decisions/decisions.ts';
import {
  ConfirmDecisionHandler,
  SanctionMemberHandler,
  UnsilenceMemberHandler,
} from './decisions/sanctions.handlers.ts';
import { noteEvents } from './notes/note.events.ts';
import { notePersonal } from './notes/note.personal.ts';
import { noteRows } from './notes/note.rows.ts';
import { Notes } from './notes/notes.ts';
import { AppealedDecisions } from './review/appeals.ts';
import { HeldPosts } from './review/held-posts.ts';
import { ReviewController } from './review/review.controller.ts';
import { reviewEvents } from './review/review.events.ts';
import { AppealDecisionHandler, DecideReportsHandler, ReportThingHandler } from './review/review.handlers.ts';
import { ReviewNotifications } from './review/review.notifications.ts';
import { reviewPersonal } from './review/review.personal.ts';
import { ReviewQueries } from './review/review.queries.ts';
import { reviewRows } from './review/review.rows.ts';
import { ReviewedThings } from './review/reviewed-things.ts';
import { SanctionsController } from './review/sanctions.controller.ts';

/** Reports, the review queue of staff, decisions about members with their appeals, and notes of staff. */
@Module({
  imports: [CalendarModule, CommunityModule, GroupsModule, IdentityModule, NotificationsModule],
  controllers: [ReviewController, DecisionsController, SanctionsController],
  providers: [
    AppealedDecisions,
    AppealDecisionHandler,
    ConfirmDecisionHandler,
    DecideReportsHandler,
    DecisionNotifications,
    DecisionQueries,
    Decisions,
    HeldPosts,
    Notes,
    ReportThingHandler,
    ReviewedThings,
    ReviewNotifications,
    ReviewQueries,
    SanctionMemberHandler,
    UnsilenceMemberHandler,
  ],
})
export class ModerationModule implements OnModuleInit {
  constructor(private readonly kernel: Kernel) {}

  onModuleInit(): void {
    this.kernel.events(reviewEvents, { personal: reviewPersonal });
    this.kernel.events(decisionEvents, { personal: decisionPersonal });
    this.kernel.events(noteEvents, { personal: notePersonal });
    this.kernel.project(reviewRows, decisionRows, noteRows);
  }
}
