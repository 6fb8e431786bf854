import { Controller, Req } from '@nestjs/common';
import { erasure, type InputOf } from '@lyceum/contracts';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer, metaOf, type ViewedRequest } from '../../../platform/http/viewer.ts';
import { Erasure } from './erasure.ts';
import { Proof } from '../account/proof.ts';
import { identityText } from '../identity.texts.ts';

const ERASED = { message: identityText('member.erased') };

/** HTTP endpoints that erase a member. */
@Controller()
export class ErasureController {
  constructor(
    private readonly erasure: Erasure,
    private readonly proof: Proof,
  ) {}

  @Handles(erasure.eraseMe)
  async eraseMe(
    @Input() { body }: InputOf<typeof erasure.eraseMe>,
    @CurrentViewer() viewer: MemberViewer,
    @Req() request: ViewedRequest,
  ) {
    await this.proof.wanted(viewer, body.current_password, request);
    return new Committed(await this.erasure.erase(viewer.id, metaOf(viewer)), ERASED);
  }

  @Handles(erasure.eraseMember)
  async eraseMember(
    @Input() { params, body }: InputOf<typeof erasure.eraseMember>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    return new Committed(await this.erasure.eraseBy(viewer, params.id, body.reason), ERASED);
  }
}
