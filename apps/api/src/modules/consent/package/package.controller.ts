import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { consent, consentConsole, type InputOf } from '@lyceum/contracts';
import { CHOICES, CONSENT_COOKIE, readConsent, REQUIRED, THEMES } from '@lyceum/contracts/consent/cookie';
import { PATHS } from '@lyceum/contracts/first-page';
import { Refusal } from '@lyceum/kernel';
import { Committed } from '../../../platform/http/answers.ts';
import { Handles, Input } from '../../../platform/http/operation.decorator.ts';
import { CurrentViewer, type MemberViewer, type ViewedRequest } from '../../../platform/http/viewer.ts';
import { languageOf } from '../../../platform/texts/texts.ts';
import { consentText } from '../consent.texts.ts';
import { ChangeCookiePackage } from './package.handlers.ts';
import { PackageQueries } from './package.queries.ts';

/** HTTP operations for the cookie popup's content and version, and for its settings in the console (part 1 §6). */
@Controller()
export class PackageController {
  constructor(
    private readonly queries: PackageQueries,
    private readonly commands: CommandBus,
  ) {}

  @Handles(consent.getCookiePackage)
  async show(@Req() request: ViewedRequest) {
    const locale = languageOf(request);
    const { version, active, variant, hash, wording } = await this.queries.shown(locale);
    const stored = readConsent(request.cookies[CONSENT_COOKIE]);
    const { title, text, categories, choices, buttons } = wording;
    return {
      data: {
        ...{ version, active, variant, theme: THEMES[variant], locale, text_hash: hash, title, text, buttons },
        categories: categories.map((each) => ({ ...each, required: REQUIRED.includes(each.name) })),
        choices: choices.map((each) => ({ ...each, items: [...CHOICES[each.name]] })),
        active_items: stored?.version === version ? stored.items : [],
        required_items: [...REQUIRED],
        policy_url: PATHS.privacyPolicy,
      },
    };
  }

  @Handles(consent.getCookiePackageVersion)
  async version() {
    const { package_version: version, active } = await this.queries.kept();
    return { data: { version, active } };
  }

  @Handles(consentConsole.adminShowCookiePackage)
  async adminShow() {
    return { data: await this.queries.forConsole() };
  }

  @Handles(consentConsole.changeCookiePackage)
  async change(
    @Input() { body }: InputOf<typeof consentConsole.changeCookiePackage>,
    @CurrentViewer() viewer: MemberViewer,
  ) {
    const { active, variant, title_en, text_en, title_nl, text_nl, reason, version: expectedVersion } = body;
    const words = { en: { title: title_en, text: text_en }, nl: { title: title_nl, text: text_nl } };
    const command = new ChangeCookiePackage({ active, variant, words }, { viewer }, { reason, expectedVersion });
    const { position } = await this.commands.execute(command);
    return new Committed(position, { data: await this.queries.forConsole() });
  }

  @Handles(consentConsole.adminShowConsentText)
  async text(@Input() { params }: InputOf<typeof consentConsole.adminShowConsentText>) {
    const found = await this.queries.text(params.hash);
    if (!found) throw new Refusal('missing', consentText('wording.missing'));
    return { data: found };
  }
}
