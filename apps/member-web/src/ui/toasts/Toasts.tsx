import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconExclamationCircle } from '@tabler/icons-react';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import type { Shown, Toast } from '../../lib/toast.ts';
import classes from './Toasts.module.css';
import { theme } from '../style/theme.ts';

let mounted = false;
let serial = 0;
/** What stands, by its key. */
const standing = new Map<string, string>();

const ICONS = {
  success: <IconCheck size={20} />,
  warn: <IconExclamationCircle size={20} />,
  error: <IconAlertTriangle size={20} />,
  busy: undefined,
} as const satisfies Record<Shown['kind'], unknown>;
/** What cannot wait is told at once by a screen reader, the rest when it has a pause. */
const ROLES = { success: 'status', busy: 'status', warn: 'alert', error: 'alert' } as const;

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

function takeAway(key: string | undefined): void {
  const id = key === undefined ? undefined : standing.get(key);
  if (id !== undefined) notifications.hide(id);
}

export function showToast(told: Toast, autoClose: number | false): void {
  takeAway(told.key);
  if (told.kind === 'clear') return;
  mount();
  const { kind, text, key } = told;
  const action = told.kind === 'busy' ? undefined : told.action;
  // Another each time: what is merely changed, and its role with it, screen readers do not tell of.
  const id = `toast-${(serial += 1)}`;
  if (key !== undefined) standing.set(key, id);
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
    classNames: {
      root: classes.toast,
      icon: classes.icon,
      loader: classes.spinner,
      description: classes.text,
      closeButton: classes.close,
    },
    icon: ICONS[kind],
    loading: kind === 'busy',
    role: ROLES[kind],
    onClose: () => {
      if (key !== undefined && standing.get(key) === id) standing.delete(key);
    },
    closeButtonProps: { 'aria-label': i18next.t('app.dismiss') },
    attributes: { root: { 'data-kind': kind } },
  });
}
