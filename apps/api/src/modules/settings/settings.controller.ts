import { Controller, Inject } from '@nestjs/common';
import { type InputOf, settings } from '@lyceum/contracts';
import { type Config, CONFIG } from '../../platform/config.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../platform/demo-accounts.ts';
import { Committed } from '../../platform/http/answers.ts';
import { Handles, Input } from '../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer } from '../../platform/http/viewer.ts';
import { APP_KEY } from '../../platform/realtime/signing.ts';
import { Settings } from './settings.ts';

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
    const { plugins, locale, support_contact: contact, support_helpdesk: helpdesk } = values;
    const accounts = this.config.demoMode ? DEMO_ACCOUNTS : [];
    const demo_accounts = accounts.map(({ email, role }) => ({ email, role, password: DEMO_PASSWORD }));
    const data = {
      ...shown(values),
      support: { contact, helpdesk },
      company: companyOf(values),
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

/** What everyone may read: spammers must not learn the words of the filter. */
const shown = (values: settings.CommunityValues) =>
  Object.fromEntries(settings.PUBLIC_SETTINGS.map((name) => [name, values[name]]));

const companyOf = (values: settings.CommunityValues): settings.CompanyDetails => ({
  company: values.company_name,
  address: values.company_address,
  zipcode: values.company_zipcode,
  city: values.company_city,
  vat: values.company_vat,
  kvk: values.company_kvk,
  iban: values.company_iban,
  email: values.company_email,
});
