import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { consentPolicy, type InputOf } from '@lyceum/contracts';
import { Kernel, runOne } from '@lyceum/kernel';
import sql from 'sql-template-tag';
import { Committed } from '../../../platform/http/answers.ts';
import { escaped } from '../../../platform/http/html.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer, type ViewedRequest } from '../../../platform/http/viewer.ts';
import { languageOf } from '../../../platform/texts/texts.ts';
import { consentText } from '../consent.texts.ts';
import { WritePolicy } from './policy.handlers.ts';

/** HTTP operations for the privacy policy. A community without one gets a placeholder text. */
@Controller()
export class PolicyController {
  constructor(
    private readonly kernel: Kernel,
    private readonly commands: CommandBus,
  ) {}

  @Handles(consentPolicy.showPrivacyPolicy)
  async show(@Req() request: ViewedRequest) {
    const { version: _, ...policy } = await this.policy(request);
    return { data: policy };
  }

  @Handles(consentPolicy.adminShowPrivacyPolicy)
  async adminShow(@Req() request: ViewedRequest) {
    return { data: await this.policy(request) };
  }

  @Handles(consentPolicy.changePrivacyPolicy)
  async change(
    @Input() { body }: InputOf<typeof consentPolicy.changePrivacyPolicy>,
    @CurrentViewer() viewer: MemberViewer,
    @Req() request: ViewedRequest,
  ) {
    const { reason, version: expectedVersion, ...policy } = body;
    const { position } = await this.commands.execute(new WritePolicy(policy, { viewer }, { reason, expectedVersion }));
    return new Committed(position, { data: await this.policy(request) });
  }

  private async policy(request: ViewedRequest): Promise<consentPolicy.AdminPolicy> {
    const written = await runOne<consentPolicy.AdminPolicy & Record<string, unknown>>(
      this.kernel.db.pool,
      sql`select title, content, updated_at, version from consent.policy where id = 1`,
    );
    if (written) return written;
    const language = languageOf(request);
    const content = `<p>${escaped(consentText('policy.content').in(language))}</p>`;
    return { title: consentText('policy.title').in(language), content, updated_at: null, version: 0 };
  }
}
