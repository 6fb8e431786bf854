import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Kernel } from '@lyceum/kernel';
import { CommunityChoices } from '../../platform/community-choices.ts';
import { SettingsController } from './settings.controller.ts';
import { settingsEvents } from './settings.events.ts';
import { settingsRows } from './settings.rows.ts';
import { Settings } from './settings.ts';

/** Known everywhere: any module may depend on what the community has decided, its plan and its plugins. */
@Global()
@Module({ controllers: [SettingsController], providers: [Settings, { provide: CommunityChoices, useExisting: Settings }],
  exports: [Settings, CommunityChoices] })
export class SettingsModule implements OnModuleInit {
  constructor(private readonly kernel: Kernel) {}

  onModuleInit(): void {
    this.kernel.events(settingsEvents);
    this.kernel.project(settingsRows);
  }
}
