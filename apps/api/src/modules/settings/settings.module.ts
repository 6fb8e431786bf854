import { Controller, Inject, Module } from '@nestjs/common';
import { settings } from '@lyceum/contracts';
import { type Config, CONFIG } from '../../config.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../demo/accounts.ts';
import { Handles } from '../../http/operation.decorator.ts';
import { APP_KEY } from '../../realtime/signing.ts';

const ACCENT = '#0F6B5C';
const TIME_ZONE = 'Europe/Amsterdam';

@Controller()
class SettingsController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Demo accounts are told in demo mode only. */
  @Handles(settings.showSettings)
  show() {
    const demo = this.config.demoMode ? DEMO_ACCOUNTS : [];
    return {
      data: {
        community_name: this.config.communityName,
        accent: ACCENT,
        time_zone: TIME_ZONE,
        realtime_key: APP_KEY,
        demo_accounts: demo.map(({ email, role }) => ({ email, role, password: DEMO_PASSWORD })),
      },
      plugins: ['community'],
      locale: 'en',
    };
  }
}

@Module({ controllers: [SettingsController] })
export class SettingsModule {}
