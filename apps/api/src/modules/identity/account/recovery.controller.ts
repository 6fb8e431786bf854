import { Controller, Req } from '@nestjs/common';
import { account, type InputOf } from '@lyceum/contracts';
import { Refusal } from '@lyceum/kernel';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import {
  CurrentViewer,
  type MemberViewer,
  metaOf,
  type ViewedRequest,
  type Viewer,
} from '../../../platform/http/viewer.ts';
import { Proof } from './proof.ts';
import { Recovery } from './recovery.ts';
import { identityText } from '../identity.texts.ts';

/** The same message, whether or not the account exists (trust, promise 27). */
const MAIL_IS_ON_ITS_WAY = identityText('password.linkSent');

/** HTTP endpoints of forgotten passwords and e-mail addresses. */
@Controller()
export class RecoveryController {
  constructor(
    private readonly recovery: Recovery,
    private readonly proof: Proof,
  ) {}

  @Handles(account.forgotPassword)
  async forgot(@Input() { body }: InputOf<typeof account.forgotPassword>, @Req() request: ViewedRequest) {
    await this.recovery.forgot(body.email, request.ip);
    return { message: MAIL_IS_ON_ITS_WAY };
  }

  @Handles(account.resetPassword)
  async reset(@Input() { body }: InputOf<typeof account.resetPassword>, @CurrentViewer() viewer: Viewer) {
    if (!account.passwordsMatch(body)) throw Refusal.invalid('password_confirmation', account.PASSWORD_MISMATCH);
    const position = await this.recovery.reset(body.token, body.password, metaOf(viewer));
    return new Committed(position, { message: identityText('password.reset') });
  }

  @Handles(account.verifyEmail)
  async verify(@Input() { body }: InputOf<typeof account.verifyEmail>, @CurrentViewer() viewer: Viewer) {
    const position = await this.recovery.verify(body.token, metaOf(viewer));
    return new Committed(position, { message: identityText('email.confirmed') });
  }

  @Handles(account.sendVerification)
  async sendVerification(@CurrentViewer() viewer: MemberViewer, @Req() request: ViewedRequest) {
    await this.recovery.sendVerification(viewer.id, request.ip);
    return { message: identityText('email.sent') };
  }

  @Handles(account.changeEmail)
  async changeEmail(
    @Input() { body }: InputOf<typeof account.changeEmail>,
    @CurrentViewer() viewer: MemberViewer,
    @Req() request: ViewedRequest,
  ) {
    await this.proof.wanted(viewer, body.current_password, request);
    await this.recovery.requestChange(viewer.id, body.email, request.ip);
    return { message: identityText('email.sentToNew') };
  }
}
