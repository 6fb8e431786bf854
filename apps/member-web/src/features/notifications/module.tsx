import { IconBell } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Module } from '../../lib/modules/module.ts';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { useMe } from '../../lib/session/session.ts';
import { TabSheet } from '../../ui/shell/tabs.tsx';
import { NotificationBell, useBellLabel } from './NotificationBell.tsx';
import { useLiveNotifications } from './notifications.query.ts';
import { UnreadBadge } from './UnreadBadge.tsx';
import { notificationsTexts } from './texts/index.ts';

const NotificationPanel = lazyPart<{ onChosen: () => void }>(() =>
  import('./NotificationPanel.tsx').then((module) => ({ default: module.NotificationPanel })),
);

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
  TopBar: Bell,
  Tab: ActivityTab,
  Live: LiveNotifications,
};
