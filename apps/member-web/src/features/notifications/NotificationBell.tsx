import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './NotificationBell.module.css';
import { useUnread } from './notifications.query.ts';
import { UnreadBadge } from './UnreadBadge.tsx';
import { withTexts } from '../../lib/i18n/texts.ts';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { Part } from '../../ui/part/Part.tsx';
import { notificationsLaterTexts } from './texts/index.ts';

const BellPopover = lazyPart(
  withTexts(() => import('./BellPopover.tsx'), notificationsLaterTexts),
  'member',
);

/** Accessible name of the bell. It starts with the visible label, if there is one. */
export function useBellLabel(word: string): string {
  const { t } = useTranslation();
  const unread = useUnread();
  return unread > 0 ? `${word}, ${t('notifications.unread', { count: unread })}` : word;
}

/** Bell button with the number of unread notifications. The popover loads on the first click. */
export function NotificationBell() {
  const { t } = useTranslation();
  const label = useBellLabel(t('notifications.title'));
  const [asked, setAsked] = useState(false);
  const bell = (
    <button
      type="button"
      className={classes.bell}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={() => setAsked(true)}
    >
      <IconBell size={22} stroke={1.6} aria-hidden="true" />
      <UnreadBadge />
    </button>
  );
  if (!asked) return bell;
  return (
    <Part missing="opened" fallback={bell}>
      <BellPopover label={label} />
    </Part>
  );
}
