import { useParams } from 'react-router-dom';
import { UnsubscribeView } from '../features/notifications/UnsubscribeView.tsx';

/** The address at the end of a mail. */
export function Component() {
  return <UnsubscribeView token={useParams().token ?? ''} />;
}
