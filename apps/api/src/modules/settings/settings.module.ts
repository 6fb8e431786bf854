import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { identity } from '@lyceum/contracts';
import { Kernel } from '@lyceum/kernel';
import { CommunityChoices } from '../../platform/community-choices.ts';
import { onlyAdministrators, StreamHistories } from '../../platform/records/stream-histories.ts';
import { SettingsController } from './settings.controller.ts';
import { translationsStream } from './settings.decider.ts';
import { settingsEvents } from './settings.events.ts';
import { settingsRows } from './settings.rows.ts';
import { Settings } from './settings.ts';

/** Known everywhere: any module may depend on what the community has decided, its plan and its plugins. */
@Global()
@Module({
  controllers: [SettingsController],
  providers: [Settings, { provide: CommunityChoices, useExisting: Settings }],
  exports: [Settings, CommunityChoices],
})
export class SettingsModule implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly histories: StreamHistories,
  ) {}

  onModuleInit(): void {
    this.kernel.events(settingsEvents);
    this.kernel.project(settingsRows);
    // What the community says in its own words was decided with its settings, in streams of their own.
    const words = identity.locale.options.map(translationsStream);
    this.histories.tells('settings', onlyAdministrators, { with: words, mayBeEmpty: true });
  }
}
