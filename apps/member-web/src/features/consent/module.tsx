import type { Module } from '../../lib/modules/module.ts';
import { withTexts } from '../../lib/i18n/texts.ts';
import { chunk } from '../../lib/parts/chunk.ts';
import { partOf, remembering } from '../../lib/parts/lazy-part.ts';
import { Part } from '../../ui/part/Part.tsx';
import { useAsked } from './asked.ts';
import { consentFirstTexts, consentTexts } from './texts/index.ts';

const later = remembering(chunk(withTexts(() => import('./later.ts'), consentTexts)));
const Layer = partOf(later, (part) => part.ConsentLayer);
const Links = partOf(later, (part) => part.ConsentFooter);
const Tab = partOf(later, (part) => part.CookiesTab);

function Banner() {
  const version = useAsked();
  return <Part missing="nothing">{version > 0 && <Layer version={version} />}</Part>;
}

function Foot() {
  return <Part missing="nothing">{useAsked() > 0 && <Links />}</Part>;
}

const SettingsTab = () => (
  <Part>
    <Tab />
  </Part>
);

export const consent: Module = {
  name: 'consent',
  gate: { plugin: 'consent' },
  texts: [consentFirstTexts],
  routes: [
    {
      path: 'about/policies/privacy-policy',
      lazy: withTexts(() => import('../../routes/privacy-policy.tsx'), consentTexts),
      hydrateFallbackElement: <></>,
    },
  ],
  settingsTabs: [{ name: 'cookies', group: 'privacy', text: 'cookies.tab', Tab: SettingsTab }],
  Banner,
  Navigation: Foot,
  Foot,
};
