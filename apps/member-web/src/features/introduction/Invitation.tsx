import { lazy, Suspense } from 'react';
import { useInvitation } from '../../lib/introduction.query.ts';
import type { Me } from '../../lib/session.ts';
import classes from './Invitation.module.css';

const WelcomeCard = lazy(() => import('./WelcomeCard.tsx'));

/** The offer that the home page makes to whoever has not said hello yet. */
export function Invitation({ me }: { me: Me }) {
  if (!useInvitation(me)) return null;
  return (
    <Suspense fallback={<div className={classes.place} />}>
      <WelcomeCard me={me} />
    </Suspense>
  );
}
