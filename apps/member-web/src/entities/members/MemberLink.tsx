import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/address/paths.ts';
import { useHover } from '../../lib/screen/use-hover.ts';
import { withTexts } from '../../lib/i18n/texts.ts';
import { Avatar } from './Avatar.tsx';
import classes from './MemberLink.module.css';
import { Beside, type Extra } from './beside/Beside.tsx';
import { MemberName } from './MemberName.tsx';
import { relationsTexts } from './relations/texts/index.ts';
import { lazyPart } from '../../lib/parts/lazy-part.ts';
import { Part } from '../../ui/part/Part.tsx';

const MemberHover = lazyPart(
  withTexts(() => import('./MemberHover.tsx'), relationsTexts),
  'everyone',
);

export interface LinkedMember extends Extra {
  id: number;
  username: string;
  name: string;
  avatar: string;
  isAdmin: boolean;
  isModerator: boolean;
}

interface Props {
  member: LinkedMember;
  small?: boolean;
  /** Disables the hover card, for containers that would clip it. */
  cardless?: boolean;
  /** Leaves out level, streak and trophy. */
  bare?: boolean;
}

/**
 * Link to a member's profile with a hover card. The badges are outside the link, so that they are not part of its name.
 */
export function MemberLink({ member, small = false, cardless = false, bare = false }: Props) {
  return (
    <span className={classes.named}>
      <ToProfile member={member} cardless={cardless}>
        <MemberName member={member} small={small} />
      </ToProfile>
      {!bare && <Beside member={member} />}
    </span>
  );
}

/** Avatar as a profile link for the mouse only, because the name next to it is the same link. */
export function AvatarLink({ member, size }: { member: LinkedMember; size?: number }) {
  return (
    <ToProfile member={member} quiet>
      <Avatar member={member} size={size} />
    </ToProfile>
  );
}

interface ToProfileProps {
  member: LinkedMember;
  quiet?: boolean;
  cardless?: boolean;
  children: ReactNode;
}

function ToProfile({ member, quiet = false, cardless = false, children }: ToProfileProps) {
  const { opened, handlers } = useHover();
  const id = useId();
  return (
    <span className={classes.holder} data-quiet={quiet || undefined} {...(cardless ? {} : handlers)}>
      <Link
        to={paths.profile(member.username)}
        className={classes.link}
        {...(quiet ? { tabIndex: -1, 'aria-hidden': true } : { 'aria-describedby': opened ? id : undefined })}
      >
        {children}
      </Link>
      <Part missing="nothing">{opened && <MemberHover id={id} member={member} />}</Part>
    </span>
  );
}
