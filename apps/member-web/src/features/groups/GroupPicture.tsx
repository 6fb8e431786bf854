import { IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './GroupPicture.module.css';

interface Props {
  image: string | null;
  size?: number;
  /** Which of the widths that are kept. */
  wide?: 60 | 320 | 406;
}

/** Part 3 §9 and part 2 §9: 60 pixels wide in lists, 406 in the widget, else 320. What has no picture, or one that cannot be had, has a sign. */
export function GroupPicture({ image: whole, size = 60, wide = 60 }: Props) {
  const image = whole && whole.replace(/full$/, String(wide));
  const [missing, setMissing] = useState<string | null>(null);
  const box = { width: size, height: size };
  if (image === null || image === missing) {
    return (
      <span className={classes.picture} style={box} aria-hidden="true">
        <IconUsersGroup size={Math.round(size * 0.5)} stroke={1.6} />
      </span>
    );
  }
  return <img className={classes.picture} style={box} src={image} alt="" onError={() => setMissing(image)} />;
}
