import { useState } from 'react';
import classes from './Avatar.module.css';

interface Props {
  member: { id: number; name: string; avatar: string };
  size?: number;
}

/** Hues that carry white initials at 4.5:1 with the lightness given in the style sheet. */
const HUES = [18, 168, 218, 262, 322, 42, 196, 350];

const initials = (name: string) => {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return `${[...(words[0] ?? '')][0] ?? ''}${[...(last ?? '')][0] ?? ''}`.toUpperCase();
};

/** Always beside a name, so it says nothing to a screen reader. A picture that fails becomes the default avatar. */
export function Avatar({ member, size = 40 }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const style = { '--size': `${size}px`, '--hue': HUES[member.id % HUES.length] } as React.CSSProperties;
  return (
    <span className={classes.avatar} style={style} aria-hidden="true">
      {member.avatar && broken !== member.avatar ? (
        <img src={member.avatar} alt="" width={size} height={size} onError={() => setBroken(member.avatar)} />
      ) : (
        initials(member.name)
      )}
    </span>
  );
}
