import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { identity, type OutputOf, type Routes } from '@lyceum/contracts';
import { Kernel } from '@lyceum/kernel';
import { CommunityChoices } from '../../platform/community-choices.ts';
import { FirstPages } from '../../platform/first-page/first-pages.ts';
import { onlyAdministrators, StreamHistories } from '../../platform/records/stream-histories.ts';
import { MediaModule } from '../media/index.ts';
import { Logos } from './logos.ts';
import { SettingsController } from './settings.controller.ts';
import { translationsStream } from './settings.decider.ts';
import { settingsEvents } from './settings.events.ts';
import { settingsUpcasters } from './settings.upcasters.ts';
import { settingsRows } from './settings.rows.ts';
import { Settings } from './settings.ts';

type StartUp = Extract<OutputOf<Routes['GET /api/v3/settings']>, { plugins: unknown }>;

/** Global, because any module may depend on the community's settings, its plan and its plugins. */
@Global()
@Module({
  controllers: [SettingsController],
  imports: [MediaModule],
  providers: [Logos, Settings, { provide: CommunityChoices, useExisting: Settings }],
  exports: [Settings, CommunityChoices],
})
export class SettingsModule implements OnModuleInit {
  constructor(
    private readonly kernel: Kernel,
    private readonly histories: StreamHistories,
    private readonly pages: FirstPages,
  ) {}

  onModuleInit(): void {
    this.kernel.events(settingsEvents, { upcasters: settingsUpcasters });
    this.kernel.project(settingsRows);
    // The history of the settings includes the custom translations, which have separate streams.
    const words = identity.locale.options.map(translationsStream);
    this.histories.tells('settings', onlyAdministrators, { with: words, mayBeEmpty: true });
    this.pages.onEvery('settings', async ({ answers }) => {
      const [settings] = await Promise.all([
        answers.ask('GET /api/v3/settings') as Promise<StartUp | null>,
        answers.ask('GET /api/v3/settings', { query: { group: 'translations' } }),
      ]);
      return { community: settings?.data.community_name, logo: settings?.data.logo };
    });
  }
}
