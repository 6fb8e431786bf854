import { IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './GroupPicture.module.css';

interface Props {
  image: string | null;
  size?: number;
  /** One of the stored widths, in pixels. */
  wide?: 60 | 320 | 406;
}

/**
 * Picture of a group: 60 pixels wide in lists, 406 in the widget, 320 elsewhere (part 3 §9, part 2 §9). A missing
 * picture becomes an icon.
 */
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
