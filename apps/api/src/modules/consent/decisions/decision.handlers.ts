import { randomUUID } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CATEGORIES, type Category, REQUIRED } from '@lyceum/contracts/consent/cookie';
import { Kernel, type Position, Refusal } from '@lyceum/kernel';
import { isMember, metaOf, type MemberViewer, type Viewer } from '../../../platform/http/viewer.ts';
import { consentText } from '../consent.texts.ts';
import { PackageQueries } from '../package/package.queries.ts';
import { decisionDecider } from './chain.ts';
import { type DecisionCommand, decisionStream } from './decision.decider.ts';
import type { Decided } from './decision.events.ts';

export interface Recorded {
  decided: Decided;
  position: Position | null;
}

/** Records the categories that a browser allows. */
export class DecideConsent extends Command<Recorded> {
  constructor(
    readonly asked: { version: number; locale: 'nl' | 'en'; items: readonly Category[] },
    /** The browser's random id, or null for a new browser. */
    readonly subject: string | null,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

/** Withdraws a browser's consent to everything that is not required. */
export class WithdrawConsent extends Command<Recorded> {
  constructor(
    readonly subject: string,
    readonly viewer: Viewer,
  ) {
    super();
  }
}

/** Links a browser's decisions to the member who logged in on it. */
export class LinkConsent extends Command<{ position: Position | null }> {
  constructor(
    readonly subject: string,
    readonly viewer: MemberViewer,
  ) {
    super();
  }
}

/** The subject belongs to another member, so the caller gets a new subject. */
const isAnothers = (error: unknown): boolean => error instanceof Refusal && error.kind === 'forbidden';

abstract class OfDecisions {
  constructor(protected readonly kernel: Kernel) {}

  protected decide(command: DecisionCommand, viewer: Viewer) {
    return this.kernel.execute({
      ...{ decider: decisionDecider, stream: decisionStream(command.subject), meta: metaOf(viewer) },
      prepare: () => ({ command }),
    });
  }

  protected now(): string {
    return this.kernel.clock.now().toISOString();
  }
}

const byOf = (subject: string, viewer: Viewer) => ({ subject, ...(isMember(viewer) && { member_id: viewer.id }) });

/** @throws {Refusal} `conflict` if the visitor saw another version than the published one */
@CommandHandler(DecideConsent)
export class DecideConsentHandler extends OfDecisions implements ICommandHandler<DecideConsent> {
  constructor(
    kernel: Kernel,
    private readonly packages: PackageQueries,
  ) {
    super(kernel);
  }

  async execute({ asked, subject, viewer }: DecideConsent): Promise<Recorded> {
    const shown = await this.packages.shown(asked.locale);
    // A visitor can only consent to the wording that is published now.
    if (shown.version === 0 || shown.version !== asked.version) {
      throw new Refusal('conflict', consentText('version.other'));
    }
    const words = { package_version: shown.version, text_hash: shown.hash, variant: shown.variant };
    const items = CATEGORIES.filter((category) => asked.items.includes(category));
    const what = { kind: 'decide' as const, ...words, locale: asked.locale, items, decided_at: this.now() };
    try {
      return await this.recorded({ ...what, ...byOf(subject ?? randomUUID(), viewer) }, viewer);
    } catch (error) {
      if (!isAnothers(error)) throw error;
      return this.recorded({ ...what, ...byOf(randomUUID(), viewer) }, viewer);
    }
  }

  private async recorded(command: DecisionCommand, viewer: Viewer): Promise<Recorded> {
    const { state, position } = await this.decide(command, viewer);
    return { decided: state.last!, position };
  }
}

/** @throws {Refusal} `missing` without a decision, `forbidden` for another member's browser */
@CommandHandler(WithdrawConsent)
export class WithdrawConsentHandler extends OfDecisions implements ICommandHandler<WithdrawConsent> {
  constructor(kernel: Kernel) {
    super(kernel);
  }

  async execute({ subject, viewer }: WithdrawConsent): Promise<Recorded> {
    const what = { kind: 'withdraw' as const, required: [...REQUIRED], decided_at: this.now() };
    const { state, position } = await this.decide({ ...what, ...byOf(subject, viewer) }, viewer);
    return { decided: state.last!, position };
  }
}

/**
 * Does nothing for a browser without a decision.
 * @throws {Refusal} `forbidden` for another member's browser
 */
@CommandHandler(LinkConsent)
export class LinkConsentHandler extends OfDecisions implements ICommandHandler<LinkConsent> {
  constructor(kernel: Kernel) {
    super(kernel);
  }

  async execute({ subject, viewer }: LinkConsent): Promise<{ position: Position | null }> {
    const { position } = await this.decide({ kind: 'link', subject, member_id: viewer.id }, viewer);
    return { position };
  }
}
