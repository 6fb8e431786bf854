import { useInvitation } from './introduction.query.ts';
import type { Me } from '../../lib/session/session.ts';
import classes from './Invitation.module.css';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { Part } from '../../ui/part/Part.tsx';
import { withTexts } from '../../lib/i18n/texts.ts';
import { kindsTexts } from '../../entities/posts/topic/texts/index.ts';

const WelcomeCard = lazyPart(withTexts(() => import('./WelcomeCard.tsx'), kindsTexts));

/** Invites a member without an introduction to write one, on the home page. */
export function Invitation({ me }: { me: Me }) {
  if (!useInvitation(me)) return null;
  return (
    <Part missing="nothing" fallback={<div className={classes.place} />}>
      <WelcomeCard me={me} />
    </Part>
  );
}
