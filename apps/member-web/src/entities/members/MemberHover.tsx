import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateOf } from '@lyceum/browser/time';
import { useReader } from '../../lib/time/reader.ts';
import { useMemberCard } from './member-card.query.ts';
import { Avatar } from './Avatar.tsx';
import { Beside } from './beside/Beside.tsx';
import ChatLink from './ChatLink.tsx';
import classes from './MemberHover.module.css';
import type { LinkedMember } from './MemberLink.tsx';
import { FollowButton } from './relations/FollowButton.tsx';
import { MemberName } from './MemberName.tsx';

/** Places the card above or to the left of the name if it does not fit below or to the right. */
function usePlace() {
  const card = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState({ above: false, left: false });
  useLayoutEffect(() => {
    const at = card.current?.getBoundingClientRect();
    if (at) setPlace({ above: at.bottom > innerHeight, left: at.right > document.documentElement.clientWidth });
  }, []);
  return { card, place };
}

/** Hover card of a member. The name shows immediately, and the rest after the server's answer. */
export default function MemberHover({ id, member }: { id: string; member: LinkedMember }) {
  const { t } = useTranslation();
  const reader = useReader();
  const { data } = useMemberCard(member.id);
  const { card, place } = usePlace();
  return (
    <span
      ref={card}
      id={id}
      role="tooltip"
      className={classes.place}
      data-above={place.above || undefined}
      data-left={place.left || undefined}
    >
      <span className={classes.card}>
        <Avatar member={member} size={48} />
        <span className={classes.words}>
          <MemberName member={member} />
          <Beside member={member} />
          <span className={classes.quiet}>@{member.username}</span>
          {data?.profile && <span className={classes.bio}>{data.profile}</span>}
          <span className={classes.quiet}>
            {data && t('profile.joined', { date: dateOf(data.created_at, reader) })}
          </span>
          <span className={classes.ways}>
            {data && <FollowButton member={data} mouse />}
            <ChatLink member={member} />
          </span>
        </span>
      </span>
    </span>
  );
}
