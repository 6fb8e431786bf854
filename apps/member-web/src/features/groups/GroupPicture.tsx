import { IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './GroupPicture.module.css';

/** Part 3 §9: 60 pixels wide in lists. What has no picture, or one that cannot be had, has a sign. */
export function GroupPicture({ image, size = 60 }: { image: string | null; size?: number }) {
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
