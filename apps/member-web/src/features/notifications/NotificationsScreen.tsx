import { Button } from '@mantine/core';
import { IconBell, IconChecks, IconSettings } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/address/paths.ts';
import { loginPath } from '../../lib/address/return-to.ts';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.ts';
import { itemsOf } from '../../lib/pages.ts';
import { useMe } from '../../lib/session/session.ts';
import { PageHeading } from '../../ui/PageHeading.tsx';
import screen from '../../ui/place/Screen.module.css';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { LoadMore } from '../../ui/state/LoadMore.tsx';
import { RowsSkeleton } from '../../ui/state/Skeletons.tsx';
import { Tabs } from '../../ui/tabs/Tabs.tsx';
import { type Filter, FILTERS, type Notification, useMarkRead, useNotifications } from './list.query.ts';
import { NotificationRows } from './NotificationRows.tsx';
import classes from './NotificationsScreen.module.css';
import { useUnread } from './notifications.query.ts';

/** `/notifications`: all notifications of the member, with filters. */
export function NotificationsScreen() {
  const { t } = useTranslation();
  const me = useMe();
  const location = useLocation();
  const [query] = useSearchParams();
  const unread = useUnread();
  const markRead = useMarkRead();
  if (me === null) return <Navigate to={loginPath(location)} replace />;
  const filter: Filter = FILTERS.find((name) => name === query.get('show')) ?? 'all';
  const tabs = FILTERS.map((name) => ({
    name,
    to: name === 'all' ? paths.notifications : `${paths.notifications}?show=${name}`,
    text: t(`allNotifications.filters.${name}`),
  }));
  return (
    <>
      <div className={screen.head}>
        <PageHeading title={t('notifications.title')} className={screen.title}>
          {t('notifications.title')}
        </PageHeading>
        <Button
          variant="default"
          leftSection={<IconChecks size={17} stroke={1.8} aria-hidden="true" />}
          disabled={unread === 0}
          onClick={() => markRead('all')}
        >
          {t('allNotifications.markAll')}
        </Button>
      </div>
      <div className={classes.bar}>
        <Tabs label={t('allNotifications.filters.label')} tabs={tabs} chosen={filter} />
        <Link
          to={paths.settings('notifications')}
          className={classes.settings}
          aria-label={t('allNotifications.settings')}
        >
          <IconSettings size={20} stroke={1.7} aria-hidden="true" />
        </Link>
      </div>
      {me ? <List key={filter} filter={filter} /> : <RowsSkeleton label={t('app.loading')} rows={8} />}
    </>
  );
}

function List({ filter }: { filter: Filter }) {
  const { t } = useTranslation();
  const list = useNotifications(filter);
  const items = itemsOf(list.data);
  useTriageKeys(items);
  if (list.isPending) return <RowsSkeleton label={t('app.loading')} rows={8} />;
  if (!list.data) return <FailedState title={t('notifications.failed')} onRetry={() => void list.refetch()} />;
  if (items.length === 0 && !list.hasNextPage) {
    const icon = <IconBell size={24} stroke={1.6} />;
    return filter === 'all' ? (
      <EmptyState icon={icon} title={t('notifications.empty')} hint={t('notifications.emptyHint')} />
    ) : (
      <EmptyState icon={icon} title={t(`allNotifications.none.${filter}`)} />
    );
  }
  return (
    <div className={classes.list} data-triage>
      <NotificationRows notifications={items} />
      <LoadMore of={list} failed={t('notifications.failed')} />
    </div>
  );
}

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('[data-triage] a')];

function move(by: 1 | -1): void {
  const rows = links();
  const at = rows.findIndex((row) => row === document.activeElement);
  const next = at < 0 ? rows[0] : rows[at + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** Shortcuts of the list: `j` and `k` move, `o` opens, `e` marks as read and moves on. */
function useTriageKeys(items: readonly Notification[]): void {
  const markRead = useMarkRead();
  const focused = () => document.activeElement?.closest<HTMLElement>('[data-notification]');
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    o: () => focused()?.querySelector('a')?.click(),
    e: () => {
      const chosen = items.find(({ id }) => String(id) === focused()?.dataset.notification);
      if (!chosen) return;
      if (!chosen.seen) markRead(chosen);
      move(1);
    },
  });
}
