import { useParams } from 'react-router-dom';
import { UnsubscribeView } from '../features/notifications/UnsubscribeView.tsx';

/** Screen of the unsubscribe link in e-mails. */
export function Component() {
  return <UnsubscribeView token={useParams().token ?? ''} />;
}
