import { Controller, Inject } from '@nestjs/common';
import { type InputOf, settings } from '@lyceum/contracts';
import { type Config, CONFIG } from '../../platform/config.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../platform/demo-accounts.ts';
import { Committed } from '../../platform/http/answers.ts';
import { Handles, Input } from '../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../platform/http/viewer.ts';
import { APP_KEY } from '../../platform/realtime/signing.ts';
import { Settings } from './settings.ts';

/** Spammers must not learn the words of the filter. */
const IS_SAFETY: ReadonlySet<string> = new Set(settings.SAFETY_SETTINGS);

/** HTTP endpoints of settings and translations. */
@Controller()
export class SettingsController {
  constructor(
    private readonly settings: Settings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Returns demo accounts in demo mode only. */
  @Handles(settings.showSettings)
  async show(@Input() { query }: InputOf<typeof settings.showSettings>) {
    const { values, version, hash } = await this.settings.current();
    if (query.group === 'translations') return this.translations(query.hash);
    const { plugins, locale, introduction_board_id: _, birthday_board_id: __, ...rest } = values;
    const { support_contact: contact, support_helpdesk: helpdesk, ...others } = rest;
    const { company_name: company, company_address: address, company_zipcode: zipcode, ...more } = others;
    const { company_city: city, company_vat: vat, company_kvk: kvk, company_iban: iban, ...left } = more;
    const { company_email: email, search_engines: ___, ...open } = left;
    const shown = Object.fromEntries(Object.entries(open).filter(([name]) => !IS_SAFETY.has(name)));
    const accounts = this.config.demoMode ? DEMO_ACCOUNTS : [];
    const demo_accounts = accounts.map(({ email, role }) => ({ email, role, password: DEMO_PASSWORD }));
    const support = { contact, helpdesk };
    const details = { company, address, zipcode, city, vat, kvk, iban, email };
    const data = {
      ...shown,
      support,
      company: details,
      realtime_key: APP_KEY,
      demo_accounts,
      version,
      translations_hash: hash,
    };
    return { data, plugins, locale };
  }

  @Handles(settings.adminShowSettings)
  async adminShow() {
    const { values, version } = await this.settings.current();
    return { data: { ...values, version } };
  }

  @Handles(settings.changeSettings)
  async change(@Input() { body }: InputOf<typeof settings.changeSettings>, @CurrentViewer() viewer: MemberViewer) {
    const { version, reason, ...values } = body;
    const position = await this.settings.change(values, viewer, reason, version);
    return new Committed(position, await this.adminShow());
  }

  @Handles(settings.changeTranslation)
  async translate(
    @Input() { body }: InputOf<typeof settings.changeTranslation>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { reason, ...text } = body;
    const position = await this.settings.translate(text, viewer, reason);
    return new Committed(position, await this.translations());
  }

  private async translations(known?: string) {
    const { texts, hash } = await this.settings.current();
    return { data: { hash, texts: known === hash ? null : texts } };
  }
}
