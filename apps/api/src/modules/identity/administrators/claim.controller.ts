import { Controller } from '@nestjs/common';
import { account, type InputOf } from '@lyceum/contracts';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer, metaOf } from '../../../platform/http/viewer.ts';
import { identityText } from '../identity.texts.ts';
import { Administrators } from './administrators.ts';

/** HTTP endpoint behind the link that `npm start` prints while no administrator exists. */
@Controller()
export class ClaimController {
  constructor(private readonly administrators: Administrators) {}

  @Handles(account.claimAdministration)
  async claim(@Input() { body }: InputOf<typeof account.claimAdministration>, @CurrentViewer() viewer: MemberViewer) {
    const position = await this.administrators.claim(body.token, viewer.id, metaOf(viewer));
    return new Committed(position, { message: identityText('claim.done') });
  }
}
