import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Kernel, type Position } from '@lyceum/kernel';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { richText } from '../../../platform/text/rich-text.ts';
import { POLICY_STREAM, policyDecider } from './policy.decider.ts';

/** Length of the excerpt. The policy is only shown as a whole. */
const NO_EXCERPT = 0;

/** Replaces the privacy policy. */
export class WritePolicy extends Command<{ position: Position | null }> {
  constructor(
    readonly policy: { title: string; content: string },
    readonly given: { viewer: MemberViewer; silent?: true; at?: Date },
    readonly because: { reason?: string; expectedVersion?: number } = {},
  ) {
    super();
  }
}

/** Sanitizes and stores the privacy policy. */
@CommandHandler(WritePolicy)
export class WritePolicyHandler implements ICommandHandler<WritePolicy> {
  constructor(private readonly kernel: Kernel) {}

  async execute({ policy, given, because }: WritePolicy): Promise<{ position: Position | null }> {
    const { content, rules_version } = await richText(policy.content, NO_EXCERPT);
    const command = { kind: 'write' as const, title: policy.title, content, rules_version };
    return this.kernel.execute({
      ...{ decider: policyDecider, stream: POLICY_STREAM, meta: givenMeta(given, because.reason), at: given.at },
      ...{ expectedVersion: because.expectedVersion, prepare: () => ({ command }) },
    });
  }
}
