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
/** Ids of the visible toasts with a key, by that key. */
const standing = new Map<string, string>();

const ICONS = {
  success: <IconCheck size={20} />,
  warn: <IconExclamationCircle size={20} />,
  error: <IconAlertTriangle size={20} />,
  busy: undefined,
} as const satisfies Record<Shown['kind'], unknown>;
/** Screen readers announce `alert` immediately, and `status` at the next pause. */
const ROLES = { success: 'status', busy: 'status', warn: 'alert', error: 'alert' } as const;

/** A separate React root, mounted with the first toast, so that the app's tree does not include this chunk. */
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

/** Shows a toast, replacing the one with the same key. `autoClose` is in milliseconds, or false to keep it. */
export function showToast(told: Toast, autoClose: number | false): void {
  takeAway(told.key);
  if (told.kind === 'clear') return;
  mount();
  const { kind, text, key } = told;
  const action = told.kind === 'busy' ? undefined : told.action;
  // A new id each time, because screen readers do not announce a changed toast.
  const id = `toast-${(serial += 1)}`;
  if (key !== undefined) standing.set(key, id);
  const act = () => {
    notifications.hide(id);
    action?.run();
  };
  // An error stays until the member dismisses it, with Ok if there is no other action (part 1 §2).
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
