import { Controller, Req } from '@nestjs/common';
import { type InputOf, tokens } from '@lyceum/contracts';
import { Refusal } from '@lyceum/kernel';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer, type ViewedRequest } from '../../../platform/http/viewer.ts';
import { ApiTokens } from './api-tokens.ts';
import { Proof } from '../account/proof.ts';
import { identityText } from '../identity.texts.ts';

/** HTTP endpoints of the member's API tokens. */
@Controller()
export class ApiTokensController {
  constructor(
    private readonly tokens: ApiTokens,
    private readonly proof: Proof,
  ) {}

  @Handles(tokens.listTokens)
  async list(@CurrentViewer() viewer: MemberViewer) {
    return { data: await this.tokens.list(viewer.id) };
  }

  @Handles(tokens.createToken)
  async create(
    @Input() { body }: InputOf<typeof tokens.createToken>,
    @CurrentViewer() viewer: MemberViewer,
    @Req() request: ViewedRequest,
  ) {
    await this.proof.wanted(viewer, body.current_password, request);
    return { data: await this.tokens.create(viewer.id, request.sessionId!, body) };
  }

  @Handles(tokens.revokeToken)
  async revoke(@Input() { params }: InputOf<typeof tokens.revokeToken>, @CurrentViewer() viewer: MemberViewer) {
    if (!(await this.tokens.revoke(viewer.id, params.id))) throw new Refusal('missing', identityText('token.missing'));
    return { message: identityText('token.revoked') };
  }
}
