import { relationsTexts } from '../../entities/members/relations/texts/index.ts';
import { paths } from '../../lib/address/paths.ts';
import { withTexts } from '../../lib/i18n/texts.ts';
import type { Module } from '../../lib/modules/module.ts';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { Part } from '../../ui/part/Part.tsx';

const BlockedTab = lazyPart(withTexts(() => import('./BlockedTab.tsx'), relationsTexts));

export const relations: Module = {
  name: 'relations',
  notifications: {
    follow: { text: 'follow', what: () => '', to: ({ user }) => paths.profile(user.username) },
  },
  settingsTabs: [
    {
      name: 'blocked',
      group: 'community',
      text: 'member.blocked',
      Tab: () => (
        <Part>
          <BlockedTab />
        </Part>
      ),
    },
  ],
};
