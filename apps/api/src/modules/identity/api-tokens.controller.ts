import { Controller } from '@nestjs/common';
import { type InputOf, tokens } from '@lyceum/contracts';
import { Refusal } from '@lyceum/kernel';
import { Handles, Input } from '../../http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../http/viewer.ts';
import { ApiTokens } from './api-tokens.ts';

@Controller()
export class ApiTokensController {
  constructor(private readonly tokens: ApiTokens) {}

  @Handles(tokens.listTokens)
  async list(@CurrentViewer() viewer: MemberViewer) {
    return { data: await this.tokens.list(viewer.id) };
  }

  @Handles(tokens.createToken)
  async create(@Input() { body }: InputOf<typeof tokens.createToken>, @CurrentViewer() viewer: MemberViewer) {
    return { data: await this.tokens.create(viewer.id, body.name, body.scopes, body.expires_in_days) };
  }

  @Handles(tokens.revokeToken)
  async revoke(@Input() { params }: InputOf<typeof tokens.revokeToken>, @CurrentViewer() viewer: MemberViewer) {
    if (!(await this.tokens.revoke(viewer.id, params.id))) throw new Refusal('missing', 'There is no such token.');
    return { message: 'The token is revoked.' };
  }
}
