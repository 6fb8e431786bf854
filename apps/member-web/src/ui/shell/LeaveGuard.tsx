import { type Location, useBlocker } from 'react-router-dom';
import { hasUnsaved } from '../../lib/forms/unsaved.ts';
import { AskBeforeLosing } from '../dialog/ask-before-losing.ts';
import { Part } from '../part/Part.tsx';

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
