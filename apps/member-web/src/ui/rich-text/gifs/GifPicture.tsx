import { LESS_MOTION, stillOf } from '@lyceum/editor/gif';
import type { ImgHTMLAttributes } from 'react';

/** A GIF, or its first frame for readers who ask for less motion. */
export function GifPicture({ src, ...image }: ImgHTMLAttributes<HTMLImageElement> & { src: string; alt: string }) {
  return (
    <picture>
      <source media={LESS_MOTION} srcSet={stillOf(src)} />
      <img src={src} {...image} />
    </picture>
  );
}
