import type { Module } from '../../lib/modules/module.ts';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { withTexts } from '../../lib/i18n/texts.ts';
import { acting, useMe } from '../../lib/session/session.ts';
import { avatarTexts } from '../../entities/members/avatar/texts/index.ts';
import { formTexts } from '../../ui/form/texts/index.ts';
import { Part } from '../../ui/part/Part.tsx';
import { FeedSkeleton } from '../../ui/state/Skeletons.tsx';
import { wants } from './onboarding.ts';
import { onboardingTexts } from './texts/index.ts';

const Onboarding = lazyPart(withTexts(() => import('./Onboarding.tsx'), onboardingTexts, formTexts, avatarTexts));

/** Onboarding over the first screen that a member opens. */
function OnboardingLayer() {
  const me = acting(useMe());
  return <Part missing="opened">{me && wants(me) && <Onboarding key={me.id} me={me} />}</Part>;
}

export const onboarding: Module = {
  name: 'onboarding',
  texts: [],
  Banner: OnboardingLayer,
  routes: [
    {
      path: 'welcome',
      lazy: withTexts(() => import('../../routes/welcome.tsx'), onboardingTexts, avatarTexts),
      hydrateFallbackElement: <FeedSkeleton label="" />,
    },
  ],
};
