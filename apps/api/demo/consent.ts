import type { CommandBus } from '@nestjs/cqrs';
import { WritePolicy } from '@lyceum/api/modules/consent/index.ts';
import type { MemberViewer } from '@lyceum/api/platform/http/viewer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WRITTEN_DAYS_AGO = 90;

interface Scene {
  language: 'nl' | 'en';
  viewers: ReadonlyMap<string, MemberViewer>;
  now: Date;
}

const POLICIES = {
  en: {
    title: 'Privacy policy',
    content:
      '<p>We keep as little as we can, and tell you what it is.</p><h2>What we keep</h2><ul><li>Your name, your e-mail address and what you write here.</li><li>What you decide on cookies, without your address or your device.</li></ul><h2>What you can do</h2><p>In your settings you take everything along, or leave for good.</p>',
  },
  nl: {
    title: 'Privacybeleid',
    content:
      '<p>We bewaren zo min mogelijk, en zeggen je wat dat is.</p><h2>Wat we bewaren</h2><ul><li>Je naam, je e-mailadres en wat je hier schrijft.</li><li>Wat je over cookies kiest, zonder je adres of je apparaat.</li></ul><h2>Wat je kunt doen</h2><p>In je instellingen neem je alles mee, of vertrek je voorgoed.</p>',
  },
} as const;

/** Writes a sample privacy policy. Leaves the cookie popup off, because an administrator must switch it on. */
export async function writePolicy(commands: CommandBus, { language, viewers, now }: Scene): Promise<void> {
  const at = new Date(now.getTime() - WRITTEN_DAYS_AGO * DAY_MS);
  await commands.execute(new WritePolicy(POLICIES[language], { viewer: viewers.get('admin')!, at, silent: true }));
}
