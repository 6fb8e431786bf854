import { useState } from 'react';
import type { Board } from '../../entities/boards/boards.ts';
import classes from './BoardPicture.module.css';

/** Picture of a board, cropped to a wide strip with reserved space. Hidden if it fails to load. */
export function BoardPicture({ board: { image } }: { board: Board }) {
  const [missing, setMissing] = useState<string | null>(null);
  if (image === null || image === missing) return null;
  return <img className={classes.picture} src={image} alt="" onError={() => setMissing(image)} />;
}
