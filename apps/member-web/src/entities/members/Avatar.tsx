import { avatarGround, defaultAvatar, initialsOf } from '@lyceum/contracts/identity/default-avatar';
import { useState } from 'react';
import classes from './Avatar.module.css';

interface Props {
  member: { id: number; name: string; avatar: string };
  size?: number;
}

/**
 * Always beside a name, so it says nothing to a screen reader, and initials are drawn by the style: as text they would be part
 * of what a button around them is called. The default avatar is drawn here: asked for as pictures, those
 * of a first feed would be fifty files that the browser opens as documents. A picture that fails becomes the default.
 */
export function Avatar({ member, size = 40 }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const style = { '--size': `${size}px`, '--ground': avatarGround(member.id) } as React.CSSProperties;
  const isDrawn = !member.avatar || member.avatar === defaultAvatar(member.id) || broken === member.avatar;
  return (
    <span
      className={classes.avatar}
      style={style}
      aria-hidden="true"
      data-initials={isDrawn ? initialsOf(member.name) : undefined}
    >
      {!isDrawn && (
        <img src={member.avatar} alt="" width={size} height={size} onError={() => setBroken(member.avatar)} />
      )}
    </span>
  );
}
