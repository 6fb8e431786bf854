import { Module, type OnModuleInit } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import { AuthController } from './auth.controller.ts';
import { AvatarController } from './avatar.controller.ts';
import { directory } from './directory.projection.ts';
import { memberEvents } from './member.events.ts';
import { memberHandlers } from './member.handlers.ts';
import { memberRows } from './member.projection.ts';
import { MemberQueries } from './member.queries.ts';
import { MembersAdminController } from './members.admin.controller.ts';
import { Sessions } from './sessions.ts';

@Module({
  controllers: [AuthController, AvatarController, MembersAdminController],
  providers: [MemberQueries, Sessions, ...memberHandlers],
  exports: [Sessions],
})
export class IdentityModule implements OnModuleInit {
  constructor(private readonly kernel: Kernel) {}

  onModuleInit(): void {
    this.kernel.events(memberEvents);
    this.kernel.project(memberRows, directory);
  }
}
