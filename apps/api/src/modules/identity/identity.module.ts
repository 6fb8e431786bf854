import { Module, type OnModuleInit } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import { speaksDutch } from '../../http/texts.ts';
import { MediaModule } from '../media/index.ts';
import { Access } from './access.ts';
import { AccountController } from './account.controller.ts';
import { AccountMail } from './account.mail.ts';
import { AccountRecords } from './account.records.ts';
import { ApiTokensController } from './api-tokens.controller.ts';
import { ApiTokens } from './api-tokens.ts';
import { AuthController } from './auth.controller.ts';
import { AvatarController } from './avatar.controller.ts';
import { Birthdays } from './birthdays.ts';
import { Credentials } from './credentials.ts';
import { directory } from './directory.projection.ts';
import { ErasureController } from './erasure.controller.ts';
import { Erasure } from './erasure.ts';
import { Export } from './export.ts';
import { Guessing } from './guessing.ts';
import { identityDutch } from './identity.nl.ts';
import { Impersonation } from './impersonation.ts';
import { levelEvents } from './level.events.ts';
import { RemoveLevelHandler, SaveLevelHandler } from './level.handlers.ts';
import { levelRows } from './level.projection.ts';
import { LevelQueries } from './level.queries.ts';
import { LevelsController } from './levels.controller.ts';
import { MemberAdminQueries } from './member.admin.queries.ts';
import { MemberCards } from './member-cards.ts';
import { MemberFigures } from './member.figures.ts';
import { memberEvents } from './member.events.ts';
import { ChangeAvatarHandler, ChangeProfileHandler, RegisterMemberHandler } from './member.handlers.ts';
import { aboutMembers } from './member.personal.ts';
import { memberRows } from './member.projection.ts';
import { MemberQueries } from './member.queries.ts';
import { MembersAdminController } from './members.admin.controller.ts';
import { MembersController } from './members.controller.ts';
import { OwnAvatarController } from './own-avatar.controller.ts';
import { Newcomers } from './newcomers.ts';
import { Proof } from './proof.ts';
import { RecoveryController } from './recovery.controller.ts';
import { Recovery } from './recovery.ts';
import { SessionList } from './session.list.ts';
import { Sessions } from './sessions.ts';
import { Standing } from './standing.ts';
import {
  BanMemberHandler,
  ChangeRoleHandler,
  GrantLevelHandler,
  RevokeLevelHandler,
  UnbanMemberHandler,
} from './staff.handlers.ts';

@Module({
  imports: [MediaModule],
  controllers: [
    ...[AuthController, AccountController, RecoveryController, ApiTokensController, ErasureController],
    ...[AvatarController, OwnAvatarController],
    ...[MembersController, MembersAdminController, LevelsController],
  ],
  providers: [
    ...[RegisterMemberHandler, ChangeProfileHandler, ChangeAvatarHandler],
    ...[ChangeRoleHandler, GrantLevelHandler, RevokeLevelHandler, BanMemberHandler, UnbanMemberHandler],
    ...[SaveLevelHandler, RemoveLevelHandler],
    ...[MemberQueries, MemberAdminQueries, MemberCards, MemberFigures, LevelQueries],
    ...[Access, Credentials, Guessing, Proof, Impersonation, SessionList, Sessions, ApiTokens],
    ...[AccountMail, AccountRecords, Recovery, Erasure, Export, Standing, Birthdays, Newcomers],
  ],
  exports: [Sessions, ApiTokens, Erasure, MemberCards, MemberFigures, Standing, Birthdays, Newcomers, LevelQueries],
})
export class IdentityModule implements OnModuleInit {
  constructor(private readonly kernel: Kernel) {}

  onModuleInit(): void {
    speaksDutch(identityDutch);
    this.kernel.events({ ...memberEvents, ...levelEvents }, { personal: aboutMembers });
    this.kernel.project(memberRows, levelRows, directory);
  }
}
