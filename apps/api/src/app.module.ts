import { Module, type OnModuleInit } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import type { Config } from './config.ts';
import { AccessGuard } from './http/access.guard.ts';
import { DocsController } from './http/docs.controller.ts';
import { ErrorFilter } from './http/error.filter.ts';
import { HealthController } from './http/health.controller.ts';
import { httpDutch } from './http/http.nl.ts';
import { speaksDutch } from './http/texts.ts';
import { Metrics, MetricsController } from './http/metrics.ts';
import { ReadYourWrites } from './http/read-your-writes.ts';
import { WebAppController } from './http/web-app.controller.ts';
import { KernelModule } from './kernel.module.ts';
import { MailModule } from './mail/mail.module.ts';
import { CommunityModule } from './modules/community/index.ts';
import { DraftsModule } from './modules/drafts/index.ts';
import { HistoryModule } from './modules/history/index.ts';
import { IdentityModule } from './modules/identity/index.ts';
import { MediaModule } from './modules/media/index.ts';
import { NotificationsModule } from './modules/notifications/index.ts';
import { SettingsModule } from './modules/settings/index.ts';
import { SystemModule } from './modules/system/index.ts';
import { RecordsModule } from './records/member-records.ts';
import { FanoutModule, RealtimeModule } from './realtime/realtime.module.ts';

/** The whole monolith. The web apps' controller comes last: it answers what no operation does. */
@Module({})
export class AppModule implements OnModuleInit {
  onModuleInit(): void {
    speaksDutch(httpDutch);
  }

  static with(config: Config) {
    return {
      module: AppModule,
      imports: [
        KernelModule.with(config),
        CqrsModule.forRoot(),
        RecordsModule,
        FanoutModule,
        MailModule,
        IdentityModule,
        CommunityModule,
        DraftsModule,
        MediaModule,
        NotificationsModule,
        SettingsModule,
        HistoryModule,
        SystemModule,
        RealtimeModule,
      ],
      controllers: [HealthController, MetricsController, DocsController, WebAppController],
      providers: [
        Metrics,
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: ReadYourWrites },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
    };
  }
}
