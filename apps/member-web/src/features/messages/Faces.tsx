import { useTranslation } from 'react-i18next';
import { Avatar } from '../../entities/members/Avatar.tsx';
import type { LinkedMember } from '../../entities/members/MemberLink.tsx';
import classes from './Faces.module.css';
import { usePresenceOf } from './presence.ts';

export type Partner = LinkedMember & { first_name: string; last_read: string | null; left: boolean };

/** The partners who are still in the conversation, or all if everyone has left. */
export const presentOf = <P extends { left: boolean }>(partners: readonly P[]): readonly P[] => {
  const there = partners.filter(({ left }) => !left);
  return there.length > 0 ? there : partners;
};

/** One avatar, or two overlapping ones, with a presence dot. */
export function Faces({ members, size }: { members: readonly Partner[]; size: number }) {
  const { t } = useTranslation();
  const presence = usePresenceOf(members);
  const [one, other] = members;
  return (
    <span className={classes.faces} style={{ '--face': `${size}px` } as React.CSSProperties}>
      {one && !other && <Avatar member={one} size={size} />}
      {one && other && (
        <>
          <Avatar member={other} size={Math.round(size * 0.7)} />
          <span className={classes.front}>
            <Avatar member={one} size={Math.round(size * 0.7)} />
          </span>
        </>
      )}
      {presence !== 'offline' && (
        <span className={classes.dot} data-presence={presence}>
          <span className="visually-hidden">{t(`inbox.presence.${presence}`)}</span>
        </span>
      )}
    </span>
  );
}
