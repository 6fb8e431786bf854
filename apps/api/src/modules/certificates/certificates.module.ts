import { Module, type OnModuleInit } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import { IdentityModule } from '../identity/index.ts';
import { LearningModule } from '../learning/index.ts';
import { NotificationsModule } from '../notifications/index.ts';
import { SettingsModule } from '../settings/index.ts';
import { CertificateScreens } from './certificates.screens.ts';
import { CertificateEffects } from './issuing/certificate.effects.ts';
import { certificateEvents } from './issuing/certificate.events.ts';
import { IssueByHandHandler, IssueByRuleHandler, WithdrawCertificateHandler } from './issuing/certificate.handlers.ts';
import { certificatePersonal } from './issuing/certificate.personal.ts';
import { certificateRows } from './issuing/certificate.rows.ts';
import { PaperController } from './paper/paper.controller.ts';
import { CertificateNotifications } from './reading/certificate.notifications.ts';
import { CertificateQueries } from './reading/certificate.queries.ts';
import { CertificatesController } from './reading/certificates.controller.ts';

@Module({
  imports: [IdentityModule, LearningModule, NotificationsModule, SettingsModule],
  controllers: [CertificatesController, PaperController],
  providers: [
    ...[IssueByRuleHandler, IssueByHandHandler, WithdrawCertificateHandler, CertificateEffects],
    ...[CertificateQueries, CertificateNotifications, CertificateScreens],
  ],
})
/** Course certificates: issuing, PDF files and public verification by code. */
export class CertificatesModule implements OnModuleInit {
  constructor(private readonly kernel: Kernel) {}

  onModuleInit(): void {
    this.kernel.events(certificateEvents, { personal: certificatePersonal });
    this.kernel.project(certificateRows);
  }
}
