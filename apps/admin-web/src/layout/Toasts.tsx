import { Notification } from 'react-admin';

/** In milliseconds, as in the member app. */
const SHOWN_MS = 3700;

/** Notifications of the console. */
export function Toasts() {
  return <Notification autoHideDuration={SHOWN_MS} multiLine />;
}
