import { Module, type OnModuleInit } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import { isAtLeast } from '../../platform/http/viewer.ts';
import { onlyAdministrators, StreamHistories } from '../../platform/records/stream-histories.ts';
import { CommunityModule } from '../community/index.ts';
import { IdentityModule } from '../identity/index.ts';
import { ContactController } from './contact/contact.controller.ts';
import { ContactEffects } from './contact/contact.effects.ts';
import { contactEvents } from './contact/contact.events.ts';
import { HandleContactHandler, SendContactHandler } from './contact/contact.handlers.ts';
import { contactPersonal } from './contact/contact.personal.ts';
import { ContactQueries } from './contact/contact.queries.ts';
import { contactRows } from './contact/contact.rows.ts';
import { ChangeFaqCategoryHandler, MakeFaqCategoryHandler, RemoveFaqCategoryHandler } from './faq/category.handlers.ts';
import { FaqController } from './faq/faq.controller.ts';
import { faqEvents } from './faq/faq.events.ts';
import { ChangeFaqHandler, RemoveFaqHandler, WriteFaqHandler } from './faq/faq.handlers.ts';
import { FaqQueries } from './faq/faq.queries.ts';
import { faqRows } from './faq/faq.rows.ts';
import { SupportScreens } from './support.screens.ts';

@Module({
  imports: [CommunityModule, IdentityModule],
  controllers: [FaqController, ContactController],
  providers: [
    ...[FaqQueries, MakeFaqCategoryHandler, ChangeFaqCategoryHandler, RemoveFaqCategoryHandler],
    ...[WriteFaqHandler, ChangeFaqHandler, RemoveFaqHandler],
    ...[ContactQueries, ContactEffects, SendContactHandler, HandleContactHandler, SupportScreens],
  ],
})
/** Support: frequently asked questions and contact requests. */
export class SupportModule implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly histories: StreamHistories,
  ) {}

  onModuleInit(): void {
    this.kernel.events({ ...faqEvents, ...contactEvents }, { personal: contactPersonal });
    this.kernel.project(faqRows, contactRows);
    this.histories.tells('faq', (viewer) => isAtLeast(viewer, 'moderator'));
    this.histories.tells('faq-category', (viewer) => isAtLeast(viewer, 'moderator'));
    this.histories.tells('contact', onlyAdministrators);
  }
}
