import { Notification } from 'react-admin';

/** As long as the member app's: 3.7 seconds. */
const SHOWN_MS = 3700;

export function Toasts() {
  return <Notification autoHideDuration={SHOWN_MS} multiLine />;
}
