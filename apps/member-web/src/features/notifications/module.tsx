import { IconBell } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '../../lib/i18n/texts.ts';
import type { Module } from '../../lib/modules/module.ts';
import { chunk } from '../../lib/parts/chunk.ts';
import { lazyPart, partOf, remembering } from '../../lib/parts/lazy-part.ts';
import { type Me, useMe } from '../../lib/session/session.ts';
import { WIDE } from '../../lib/screen/frame.ts';
import { Part } from '../../ui/part/Part.tsx';
import { TabSheet } from '../../ui/shell/tabs.tsx';
import { NotificationBell, useBellLabel } from './NotificationBell.tsx';
import { useLiveNotifications } from './notifications.query.ts';
import { UnreadBadge } from './UnreadBadge.tsx';
import { notificationsLaterTexts, notificationsTexts } from './texts/index.ts';

const load = withTexts(() => import('../../routes/notifications.tsx'), notificationsLaterTexts);
const NotificationPanel = partOf(remembering(chunk(load)), (parts) => parts.NotificationPanel);

const ChoicesTab = lazyPart<{ me: Me }>(withTexts(() => import('./ChoicesTab.tsx'), notificationsLaterTexts));

const Bell = () => useMe() && <NotificationBell />;

function ActivityTab() {
  const { t } = useTranslation();
  const me = useMe();
  const word = t('app.activity');
  const label = useBellLabel(word);
  if (!me) return null;
  return (
    <TabSheet
      icon={IconBell}
      text={word}
      label={label}
      badge={<UnreadBadge />}
      title={t('notifications.title')}
      from="bottom"
    >
      {(close) => <NotificationPanel onChosen={close} />}
    </TabSheet>
  );
}

function LiveNotifications() {
  useLiveNotifications();
  return null;
}

export const notifications: Module = {
  name: 'notifications',
  texts: [notificationsTexts],
  routes: [
    {
      path: 'notifications',
      handle: WIDE,
      lazy: async () => ({ Component: (await load()).NotificationsScreen }),
      hydrateFallbackElement: <></>,
    },
    {
      path: 'unsubscribe/:token',
      lazy: withTexts(() => import('../../routes/unsubscribe.tsx'), notificationsLaterTexts),
      hydrateFallbackElement: <></>,
    },
  ],
  settingsTabs: [
    {
      name: 'notifications',
      group: 'community',
      text: 'notifications.settings',
      Tab: ({ me }) => (
        <Part>
          <ChoicesTab me={me} />
        </Part>
      ),
    },
  ],
  shortcuts: [{ text: 'read', keys: ['e'] }],
  TopBar: Bell,
  Tab: ActivityTab,
  Live: LiveNotifications,
};
