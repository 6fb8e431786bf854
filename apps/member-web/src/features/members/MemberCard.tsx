import { dateOf } from '@lyceum/browser/time';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '../../entities/members/Avatar.tsx';
import { Beside } from '../../entities/members/beside/Beside.tsx';
import ChatLink from '../../entities/members/ChatLink.tsx';
import { MemberName } from '../../entities/members/MemberName.tsx';
import { useIsHere } from '../../entities/members/presence/presence.store.ts';
import { paths } from '../../lib/address/paths.ts';
import { useReader } from '../../lib/time/reader.ts';
import type { Member } from './members.query.ts';
import classes from './MembersScreen.module.css';

interface Props {
  member: Member;
  /** Shows since when, which a list of the newest is about. */
  joined: boolean;
}

/** A member in the directory: who they are, whether they are online, and the way to a conversation. */
export function MemberCard({ member, joined }: Props) {
  const { t } = useTranslation();
  const reader = useReader();
  const isHere = useIsHere([member.id]);
  return (
    <li className={classes.card}>
      <span className={classes.face}>
        <Avatar member={member} size={48} />
        {isHere && <span className={classes.here} role="img" aria-label={t('members.here')} />}
      </span>
      <div className={classes.words}>
        <div className={classes.name}>
          <Link to={paths.profile(member.username)}>
            <MemberName member={member} />
          </Link>
          <Beside member={member} />
        </div>
        <p className={classes.quiet}>
          @{member.username}
          {joined && ` · ${t('profile.joined', { date: dateOf(member.created_at, reader) })}`}
        </p>
        {member.profile && <p className={classes.bio}>{member.profile}</p>}
      </div>
      <span className={classes.chat}>
        <ChatLink member={member} small />
      </span>
    </li>
  );
}
