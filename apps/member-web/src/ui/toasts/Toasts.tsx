import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import type { Toast } from '../../lib/toast.ts';
import classes from './Toasts.module.css';
import { theme } from '../style/theme.ts';

let mounted = false;
let serial = 0;

/** A root of its own, mounted with the first toast: the app's tree stays free of this chunk. */
function mount(): void {
  if (mounted) return;
  mounted = true;
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <MantineProvider theme={theme} withCssVariables={false} withGlobalClasses={false} getRootElement={() => undefined}>
      <Notifications position="bottom-center" limit={3} transitionDuration={160} containerWidth={420} />
    </MantineProvider>,
  );
}

export function showToast({ kind, text, action }: Toast, autoClose: number | false): void {
  mount();
  const id = `toast-${(serial += 1)}`;
  const act = () => {
    notifications.hide(id);
    action?.run();
  };
  // An error stands until it is answered: with Ok where there is nothing else to do about it (part 1 §2).
  const label = action?.label ?? (kind === 'error' ? i18next.t('app.ok') : null);
  const message = label ? (
    <span className={classes.row}>
      {text}
      <button type="button" className={classes.action} onClick={act}>
        {label}
      </button>
    </span>
  ) : (
    text
  );
  notifications.show({
    id,
    message,
    autoClose,
    classNames: { root: classes.toast, icon: classes.icon, description: classes.text, closeButton: classes.close },
    icon: kind === 'error' ? <IconAlertTriangle size={20} /> : <IconCheck size={20} />,
    role: kind === 'error' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': i18next.t('app.dismiss') },
    attributes: { root: { 'data-kind': kind } },
  });
}
