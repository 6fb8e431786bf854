import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Variant } from '@lyceum/contracts/consent/cookie';
import { Kernel, type Position } from '@lyceum/kernel';
import { givenMeta } from '../../../platform/http/given-meta.ts';
import type { MemberViewer } from '../../../platform/http/viewer.ts';
import { PACKAGE_STREAM, packageDecider } from './package.decider.ts';
import { type Words, wordingsOf } from './words.ts';

/** Changes the cookie popup and whether it is active. */
export class ChangeCookiePackage extends Command<{ position: Position | null }> {
  constructor(
    readonly asked: { active: boolean; variant: Variant; words: Record<'nl' | 'en', Words> },
    readonly given: { viewer: MemberViewer; silent?: true; at?: Date },
    readonly because: { reason?: string; expectedVersion?: number } = {},
  ) {
    super();
  }
}

/** Publishes a new version if the visible content changes. */
@CommandHandler(ChangeCookiePackage)
export class ChangeCookiePackageHandler implements ICommandHandler<ChangeCookiePackage> {
  constructor(private readonly kernel: Kernel) {}

  execute({ asked, given, because }: ChangeCookiePackage): Promise<{ position: Position | null }> {
    const command = { kind: 'change' as const, ...asked, wordings: wordingsOf(asked.words) };
    return this.kernel.execute({
      ...{ decider: packageDecider, stream: PACKAGE_STREAM, meta: givenMeta(given, because.reason), at: given.at },
      ...{ expectedVersion: because.expectedVersion, prepare: () => ({ command }) },
    });
  }
}
