import { type Location, useBlocker } from 'react-router-dom';
import { hasUnsaved } from '../../lib/forms/unsaved.ts';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { Part } from '../part/Part.tsx';

/** Nobody needs it before they have typed something. */
const AskBeforeLosing = lazyPart(() => import('../dialog/AskBeforeLosing.tsx'), 'member');

interface Move {
  currentLocation: Location;
  nextLocation: Location;
}

/** What lies over a screen (search, a dialog with an address) leaves its forms in place. */
const losesText = ({ currentLocation, nextLocation }: Move): boolean =>
  hasUnsaved() && currentLocation.pathname !== nextLocation.pathname;

/** Asks before another screen takes the place of a form with text that is not saved. */
export function LeaveGuard() {
  const blocker = useBlocker(losesText);
  return (
    <Part missing="opened">
      {blocker.state === 'blocked' && (
        <AskBeforeLosing onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
      )}
    </Part>
  );
}
