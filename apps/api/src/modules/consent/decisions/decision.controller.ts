import { Controller, Inject, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { consent, consentConsole, type InputOf } from '@lyceum/contracts';
import {
  type Category,
  CONSENT_COOKIE,
  CONSENT_DAYS,
  readConsent,
  TRACKING_COOKIE,
  writtenConsent,
} from '@lyceum/contracts/consent/cookie';
import type { Decision } from '@lyceum/contracts/consent/shapes';
import { Refusal } from '@lyceum/kernel';
import type { FastifyReply } from 'fastify';
import { type Config, CONFIG } from '../../../platform/config.ts';
import { type AnswerCookie, Committed } from '../../../platform/http/answers.ts';
import { networkOf } from '../../../platform/http/limits/network.ts';
import type { RateLimit } from '../../../platform/http/limits/rate-limit.ts';
import { RateLimits } from '../../../platform/http/limits/rate-limits.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer, type ViewedRequest, type Viewer } from '../../../platform/http/viewer.ts';
import { languageOf } from '../../../platform/texts/texts.ts';
import { directory } from '../../identity/index.ts';
import { consentText } from '../consent.texts.ts';
import { DecideConsent, LinkConsent, type Recorded, WithdrawConsent } from './decision.handlers.ts';
import { DecisionQueries } from './decision.queries.ts';
import { decisionLinks } from './decision.rows.ts';

const DAY_S = 24 * 60 * 60;
/** Limit per network. Ledger lines stay forever, but many people may share a network. */
const ALLOWANCE = { attempts: 600, seconds: 60 * 60 };

/**
 * HTTP operations for the decisions of browsers. The app also reads the cookie, which holds no secret, only a random
 * id.
 */
@Controller()
export class DecisionController {
  private readonly recorded: RateLimit;

  constructor(
    private readonly commands: CommandBus,
    private readonly queries: DecisionQueries,
    limits: RateLimits,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.recorded = limits.of('consent', ALLOWANCE);
  }

  @Handles(consent.decideConsent)
  async decide(
    @Input() { body }: InputOf<typeof consent.decideConsent>,
    @CurrentViewer() viewer: Viewer,
    @Req() request: ViewedRequest,
  ) {
    await this.recorded.take(networkOf(request.ip));
    const { version, items, locale = languageOf(request) } = body;
    const subject = readConsent(request.cookies[CONSENT_COOKIE])?.subject ?? null;
    return this.recordedAs(await this.commands.execute(new DecideConsent({ version, items, locale }, subject, viewer)));
  }

  @Handles(consent.withdrawConsent)
  async withdraw(
    @CurrentViewer() viewer: Viewer,
    @Req() request: ViewedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.recorded.take(networkOf(request.ip));
    const stored = readConsent(request.cookies[CONSENT_COOKIE]);
    if (!stored) throw new Refusal('missing', consentText('decision.missing'));
    const tracking = { name: TRACKING_COOKIE, value: '', secure: this.config.https, maxAge: 0 };
    try {
      return this.recordedAs(await this.commands.execute(new WithdrawConsent(stored.subject, viewer)), tracking);
    } catch (error) {
      void reply.clearCookie(TRACKING_COOKIE, { path: '/', secure: this.config.https });
      // The cookie holds another member's decision. Clearing it makes the popup ask again.
      if (error instanceof Refusal) this.forget(reply);
      throw error;
    }
  }

  @Handles(consent.linkConsent)
  async link(
    @CurrentViewer() viewer: MemberViewer,
    @Req() request: ViewedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const stored = readConsent(request.cookies[CONSENT_COOKIE]);
    if (!stored) return { data: { linked: false } };
    try {
      const { position } = await this.commands.execute(new LinkConsent(stored.subject, viewer));
      return new Committed(position, { data: { linked: true } });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.forget(reply);
      return { data: { linked: false } };
    }
  }

  @Handles(consent.listOwnConsents, [decisionLinks])
  own(@Input() { query }: InputOf<typeof consent.listOwnConsents>, @CurrentViewer() viewer: MemberViewer) {
    return this.queries.ofMember(viewer.id, query.page, query.per_page);
  }

  @Handles(consentConsole.adminListConsents, [decisionLinks, directory])
  ledger(@Input() { query }: InputOf<typeof consentConsole.adminListConsents>) {
    return this.queries.ledger(query.page, query.per_page);
  }

  @Handles(consentConsole.adminVerifyConsents)
  async verify() {
    return { data: await this.queries.verify() };
  }

  /** The cookie is part of the stored response, so a retried command whose first response was lost sets it, too. */
  private recordedAs({ decided, position }: Recorded, ...cookies: AnswerCookie[]) {
    const { subject, package_version: version, previous_hash: _, ...line } = decided;
    const items = line.items as Category[];
    const value = writtenConsent({ version, items, subject });
    const cookie = { name: CONSENT_COOKIE, value, secure: this.config.https, maxAge: CONSENT_DAYS * DAY_S };
    const decision = { ...line, version } as Decision;
    return new Committed(position, { data: { version, items, decision } }, [cookie, ...cookies]);
  }

  private forget(reply: FastifyReply): void {
    void reply.clearCookie(CONSENT_COOKIE, { path: '/', secure: this.config.https });
  }
}
