import { Global, Module } from '@nestjs/common';
import { type Config, CONFIG } from '../config.ts';
import { MailController } from './mail.controller.ts';
import { LocalMailer, MAILER, type Mailer, SmtpMailer } from './mailer.ts';
import { Outbox } from './outbox.ts';

const openMailer = ({ smtpUrl, mailFrom }: Config): Mailer =>
  smtpUrl ? new SmtpMailer(smtpUrl, mailFrom) : new LocalMailer();

/** Known everywhere: any module may have something to write to a member. */
@Global()
@Module({
  controllers: [MailController],
  providers: [{ provide: MAILER, useFactory: openMailer, inject: [CONFIG] }, Outbox],
  exports: [Outbox],
})
export class MailModule {}
