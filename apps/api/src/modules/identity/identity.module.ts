import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Kernel } from '@lyceum/kernel';
import { ScoreOffers } from '../../platform/scores/score-offers.ts';
import { WhoAsks } from '../../platform/http/who-asks.ts';
import { onlyAdministrators, StreamHistories } from '../../platform/records/stream-histories.ts';
import { MediaModule } from '../media/index.ts';
import { AccessChannels } from './access/access.channels.ts';
import { Administrators } from './administrators/administrators.ts';
import { ClaimController } from './administrators/claim.controller.ts';
import { Access } from './access/access.ts';
import { AccountController } from './account/account.controller.ts';
import { AccountMail } from './account/account.mail.ts';
import { AccountRecords } from './account/account.records.ts';
import { ApiTokensController } from './tokens/api-tokens.controller.ts';
import { ApiTokens } from './tokens/api-tokens.ts';
import { AuthController } from './account/auth.controller.ts';
import { AvatarController } from './members/avatar.controller.ts';
import { Birthdays } from './members/birthdays.ts';
import { Credentials } from './account/credentials.ts';
import { directory } from './directory/directory.projection.ts';
import { ErasureController } from './erasure/erasure.controller.ts';
import { Erasure } from './erasure/erasure.ts';
import { ExportText } from './exports/export.text.ts';
import { ExportWorker } from './exports/export.worker.ts';
import { ExportsController } from './exports/exports.controller.ts';
import { Exports } from './exports/exports.ts';
import { Guessing } from './passwords/guessing.ts';
import { IdentityScreens } from './identity.screens.ts';
import { Impersonation } from './access/impersonation.ts';
import { levelEvents } from './levels/level.events.ts';
import { RemoveLevelHandler, SaveLevelHandler } from './levels/level.handlers.ts';
import { levelRows } from './levels/level.projection.ts';
import { LevelQueries } from './levels/level.queries.ts';
import { LevelsController } from './levels/levels.controller.ts';
import { MemberAdminQueries } from './console/member.admin.queries.ts';
import { MemberCards } from './directory/member-cards.ts';
import { MemberAudiences } from './standing/member.audiences.ts';
import { MemberFigures } from './console/member.figures.ts';
import { memberEvents } from './members/member.events.ts';
import {
  AddMemberHandler,
  ChangeAvatarHandler,
  ChangeProfileHandler,
  RegisterMemberHandler,
} from './members/member.handlers.ts';
import { aboutMembers } from './members/member.personal.ts';
import { MemberSearch } from './search/member.search.ts';
import { memberRows } from './members/member.projection.ts';
import { MemberQueries } from './members/member.queries.ts';
import { Mentions } from './members/mentions.ts';
import { MembersAdminController } from './console/members.admin.controller.ts';
import { ReportedMembers } from './console/reported-members.ts';
import { Sanctions } from './console/sanctions.ts';
import { SilenceGuard } from './access/silence.guard.ts';
import { MembersController } from './members/members.controller.ts';
import { OwnAvatarController } from './members/own-avatar.controller.ts';
import { Newcomers } from './members/newcomers.ts';
import { Proof } from './account/proof.ts';
import { RecoveryController } from './account/recovery.controller.ts';
import { Recovery } from './account/recovery.ts';
import { SessionList } from './access/session.list.ts';
import { Sessions } from './access/sessions.ts';
import { MailReaders } from './standing/readers.ts';
import { MemberStatus } from './standing/standing.ts';
import { BySessionOrToken } from './tokens/who-asks.ts';
import {
  BanMemberHandler,
  Bans,
  ChangeRoleHandler,
  GrantLevelHandler,
  RevokeLevelHandler,
  UnbanMemberHandler,
} from './console/staff.handlers.ts';
import { KeepSoldLevelHandler } from './console/sold.handlers.ts';

import { identityScores } from './identity.scores.ts';

/** Global, because every request has a viewer. */
@Global()
@Module({
  imports: [MediaModule],
  controllers: [
    ClaimController,
    ...[AuthController, AccountController, RecoveryController, ApiTokensController, ErasureController],
    ExportsController,
    ...[AvatarController, OwnAvatarController],
    ...[MembersController, MembersAdminController, LevelsController],
  ],
  providers: [
    ...[RegisterMemberHandler, AddMemberHandler, ChangeProfileHandler, ChangeAvatarHandler],
    ...[
      ChangeRoleHandler,
      GrantLevelHandler,
      RevokeLevelHandler,
      KeepSoldLevelHandler,
      BanMemberHandler,
      Bans,
      ReportedMembers,
      Sanctions,
      UnbanMemberHandler,
    ],
    ...[SaveLevelHandler, RemoveLevelHandler],
    ...[MemberQueries, MemberAdminQueries, MemberCards, MemberFigures, LevelQueries, MemberAudiences, MemberSearch],
    ...[Access, AccessChannels, Credentials, Guessing, Proof, Impersonation, SessionList, Sessions, ApiTokens],
    Administrators,
    Mentions,
    IdentityScreens,
    ...[Exports, ExportText, ExportWorker],
    { provide: WhoAsks, useClass: BySessionOrToken },
    { provide: APP_GUARD, useClass: SilenceGuard },
    ...[AccountMail, AccountRecords, Recovery, Erasure, MemberStatus, MailReaders, Birthdays, Newcomers],
  ],
  exports: [
    Access,
    WhoAsks,
    Erasure,
    MemberCards,
    MemberStatus,
    MailReaders,
    Birthdays,
    Newcomers,
    LevelQueries,
    Mentions,
    Bans,
    ReportedMembers,
    Sanctions,
  ],
})
export class IdentityModule implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly scores: ScoreOffers,
    private readonly histories: StreamHistories,
  ) {}

  onModuleInit(): void {
    this.scores.offers(identityScores);
    this.kernel.events({ ...memberEvents, ...levelEvents }, { personal: aboutMembers });
    this.kernel.project(memberRows, levelRows, directory);
    this.histories.tells('member', onlyAdministrators);
    this.histories.tells('level', () => true);
  }
}
