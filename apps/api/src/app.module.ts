import { Module, type OnModuleInit } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import type { Config } from './platform/config.ts';
import { FirstPageModule } from './platform/first-page/first-page.module.ts';
import { AccessGuard } from './platform/http/access.guard.ts';
import { DocsController } from './web/docs.controller.ts';
import { ErrorFilter } from './platform/http/error.filter.ts';
import { HealthController } from './platform/health/health.controller.ts';
import { Metrics, MetricsController } from './platform/observability/metrics.ts';
import { ReadYourWrites } from './platform/http/read-your-writes.ts';
import { FeedsOfTopicsController } from './web/engines/feeds.controller.ts';
import { PreviewsController } from './web/engines/previews.controller.ts';
import { SitemapsController } from './web/engines/sitemaps.controller.ts';
import { ManifestController } from './web/manifest.controller.ts';
import { Renderer } from './web/rendering/renderer.ts';
import { Documents } from './web/documents.ts';
import { FormTokens } from './web/forms/form-tokens.ts';
import { FormsController } from './web/forms/forms.controller.ts';
import { WebAppController } from './web/web-app.controller.ts';
import { KernelModule } from './platform/kernel.module.ts';
import { MailModule } from './platform/mail/mail.module.ts';
import { CalendarModule } from './modules/calendar/index.ts';
import { QuizzesModule } from './modules/quizzes/index.ts';
import { CertificatesModule } from './modules/certificates/index.ts';
import { GamificationModule } from './modules/gamification/index.ts';
import { GifsModule } from './modules/gifs/index.ts';
import { GroupsModule } from './modules/groups/index.ts';
import { CommunityModule } from './modules/community/index.ts';
import { ConsentModule } from './modules/consent/index.ts';
import { CommerceModule } from './modules/commerce/index.ts';
import { DiscoveryModule } from './modules/discovery/index.ts';
import { DraftsModule } from './modules/drafts/index.ts';
import { HistoryModule } from './modules/history/index.ts';
import { IdentityModule } from './modules/identity/index.ts';
import { LearningModule } from './modules/learning/index.ts';
import { LiveRoomsModule } from './modules/rooms/index.ts';
import { MediaModule } from './modules/media/index.ts';
import { MessagesModule } from './modules/messages/index.ts';
import { ModerationModule } from './modules/moderation/index.ts';
import { NotificationsModule } from './modules/notifications/index.ts';
import { ReactionsModule } from './modules/reactions/index.ts';
import { RelationsModule } from './modules/relations/index.ts';
import { SearchModule } from './modules/search/index.ts';
import { SettingsModule } from './modules/settings/index.ts';
import { SupportModule } from './modules/support/index.ts';
import { SystemModule } from './modules/system/index.ts';
import { RecordsModule } from './platform/records/records.module.ts';
import { RealtimeModule } from './platform/realtime/realtime.module.ts';

/** The whole monolith. The web apps' controller comes last: it answers what no operation does. */
@Module({})
export class AppModule implements OnModuleInit {
  onModuleInit(): void {}

  static with(config: Config) {
    return {
      module: AppModule,
      imports: [
        KernelModule.with(config),
        CqrsModule.forRoot(),
        RecordsModule,
        FirstPageModule,
        DiscoveryModule,
        RealtimeModule,
        MailModule,
        IdentityModule,
        RelationsModule,
        ReactionsModule,
        GifsModule,
        CommunityModule,
        CalendarModule,
        LiveRoomsModule,
        QuizzesModule,
        GroupsModule,
        LearningModule,
        CertificatesModule,
        DraftsModule,
        MediaModule,
        MessagesModule,
        ModerationModule,
        NotificationsModule,
        SearchModule,
        SettingsModule,
        SupportModule,
        GamificationModule,
        ConsentModule,
        CommerceModule,
        HistoryModule,
        SystemModule,
      ],
      controllers: [
        HealthController,
        MetricsController,
        DocsController,
        ManifestController,
        SitemapsController,
        FeedsOfTopicsController,
        PreviewsController,
        FormsController,
        WebAppController,
      ],
      providers: [
        Metrics,
        Renderer,
        FormTokens,
        Documents,
        AccessGuard,
        { provide: APP_GUARD, useExisting: AccessGuard },
        { provide: APP_GUARD, useClass: ReadYourWrites },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
    };
  }
}
