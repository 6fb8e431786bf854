import { type Location, useBlocker } from 'react-router-dom';
import { hasUnsaved } from '../../lib/forms/unsaved.ts';
import { AskBeforeLosing } from '../dialog/ask-before-losing.ts';
import { Part } from '../part/Part.tsx';

interface Move {
  currentLocation: Location;
  nextLocation: Location;
}

/** Only a change of path replaces the forms. Layers over a screen (search, dialogs with an address) keep them. */
const losesText = ({ currentLocation, nextLocation }: Move): boolean =>
  hasUnsaved() && currentLocation.pathname !== nextLocation.pathname;

/** Asks for confirmation before another screen replaces a form with unsaved input. */
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
