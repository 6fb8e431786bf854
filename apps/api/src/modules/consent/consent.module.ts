import { Module, type OnModuleInit } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import { MemberRecords } from '../../platform/records/member-records.ts';
import { onlyAdministrators, StreamHistories } from '../../platform/records/stream-histories.ts';
import { IdentityModule } from '../identity/index.ts';
import { ConsentScreens } from './consent.screens.ts';
import { DecisionController } from './decisions/decision.controller.ts';
import { decisionEvents } from './decisions/decision.events.ts';
import { DecideConsentHandler, LinkConsentHandler, WithdrawConsentHandler } from './decisions/decision.handlers.ts';
import { DecisionQueries } from './decisions/decision.queries.ts';
import { decisionLinks, decisionRows } from './decisions/decision.rows.ts';
import { PackageController } from './package/package.controller.ts';
import { packageEvents } from './package/package.events.ts';
import { ChangeCookiePackageHandler } from './package/package.handlers.ts';
import { PackageQueries } from './package/package.queries.ts';
import { packageRows } from './package/package.rows.ts';
import { PolicyController } from './policy/policy.controller.ts';
import { policyEvents } from './policy/policy.events.ts';
import { WritePolicyHandler } from './policy/policy.handlers.ts';
import { policyRows } from './policy/policy.rows.ts';
import { TrackingController } from './tracking/tracking.controller.ts';
import { Visits } from './tracking/visits.ts';

@Module({
  imports: [IdentityModule],
  controllers: [PolicyController, PackageController, DecisionController, TrackingController],
  providers: [
    ...[WritePolicyHandler, PackageQueries, ChangeCookiePackageHandler, Visits, ConsentScreens],
    ...[DecisionQueries, DecideConsentHandler, WithdrawConsentHandler, LinkConsentHandler],
  ],
})
/** Cookie consent, the privacy policy and visit statistics. */
export class ConsentModule implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly histories: StreamHistories,
    private readonly records: MemberRecords,
    private readonly decisions: DecisionQueries,
  ) {}

  onModuleInit(): void {
    this.kernel.events({ ...policyEvents, ...packageEvents, ...decisionEvents });
    this.kernel.project(policyRows, packageRows, decisionRows, decisionLinks);
    this.histories.tells('policy', onlyAdministrators, { mayBeEmpty: true });
    this.histories.tells('cookie-package', onlyAdministrators, { mayBeEmpty: true });
    // Events name a member only after a browser was linked to them. The export includes the decisions of linked
    // browsers.
    this.records.keep({
      name: 'decisions on cookies',
      tables: [],
      take: (memberId) => [this.decisions.takenAlong(memberId)],
      // The `decisionLinks` projection deletes an erased member's link. The remaining decisions are anonymous.
      erase: () => Promise.resolve(),
    });
  }
}
