import { useState } from 'react';
import type { Board } from '../../entities/boards/boards.ts';
import classes from './BoardPicture.module.css';

/** A wide strip, whatever the picture's own shape; its place is kept while it loads. What cannot be had leaves no hole. */
export function BoardPicture({ board: { image } }: { board: Board }) {
  const [missing, setMissing] = useState<string | null>(null);
  if (image === null || image === missing) return null;
  return <img className={classes.picture} src={image} alt="" onError={() => setMissing(image)} />;
}
